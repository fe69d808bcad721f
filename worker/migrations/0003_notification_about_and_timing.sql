-- `kind` said two things, what a notification is about and when it is sent, and an alert's name stood in its reference
-- alone. Each gets a column. `kind` stays filled until no worker reads it that was deployed before this file.

-- 'lead', 'digest' for the mail that names many leads, 'daily', or the name of an alert such as 'webhook-gone'.
ALTER TABLE notifications ADD COLUMN about TEXT NOT NULL DEFAULT 'lead';
-- 'digest' for the mail about a lead that waits for the next digest.
ALTER TABLE notifications ADD COLUMN timing TEXT NOT NULL DEFAULT 'instant' CHECK (timing IN ('instant', 'digest'));

-- The reference of an alert was its name and its day: `webhook-gone-2026-11-21`.
UPDATE notifications SET
  about = iif(kind = 'batch', 'digest', iif(kind = 'daily', 'daily', substr(reference, 1, length(reference) - 11)))
WHERE kind IN ('batch', 'daily', 'alert', 'notice');
UPDATE notifications SET timing = 'digest' WHERE kind = 'digest';

-- What an older worker writes while it still runs, or runs again, gets the two columns too.
CREATE TRIGGER notifications_inserted_by_older_worker AFTER INSERT ON notifications
WHEN NEW.kind <> 'instant' AND NEW.about = 'lead' AND NEW.timing = 'instant'
BEGIN
  UPDATE notifications SET
    about = iif(kind = 'digest', 'lead', iif(kind = 'batch', 'digest', iif(kind = 'daily', 'daily',
      substr(reference, 1, length(reference) - 11)))),
    timing = iif(kind = 'digest', 'digest', 'instant')
  WHERE channel = NEW.channel AND reference = NEW.reference;
END;
CREATE TRIGGER notifications_postponed_by_older_worker AFTER UPDATE OF kind ON notifications
WHEN NEW.kind = 'digest' AND NEW.timing <> 'digest'
BEGIN
  UPDATE notifications SET timing = 'digest' WHERE channel = NEW.channel AND reference = NEW.reference;
END;

UPDATE marks SET name = 'deleted expired' WHERE name = 'pruned';
