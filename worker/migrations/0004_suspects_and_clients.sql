-- A suspect is owed a mail that names it, as any other lead: `about` is then 'suspect', and 'suspects' for the mail
-- that names several. The index finds them when a clean lead of the same person lifts the suspicion; it has entries
-- for suspects alone, so that other leads cost no further row.
CREATE INDEX suspects ON notifications (reference) WHERE about = 'suspect';

-- How often it was claimed and then neither marked as sent nor postponed: a crash, or a mark that failed.
ALTER TABLE notifications ADD COLUMN unmarked INTEGER NOT NULL DEFAULT 0;

-- Hashes of the client's prefixes, wide, middle and narrow, with the salt of the day.
ALTER TABLE notifications ADD COLUMN client TEXT;

-- What the daily mail may not have named before this file.
INSERT OR IGNORE INTO notifications (reference, channel, about, timing, kind, due_at)
SELECT reference, 'mail', 'suspect', 'digest', 'digest', received_at + 86400000
FROM leads WHERE state = 'suspect' AND received_at > (unixepoch() - 2 * 86400) * 1000;
