-- A lead is one b-tree entry (WITHOUT ROWID, no second index), because D1 bills every index entry as a row written.
CREATE TABLE leads (
  -- Five letters from the key, five from key and answers: the revisions of one filled form share the first five.
  reference TEXT NOT NULL PRIMARY KEY,
  -- SHA-256 of the idempotency key, or of the answers and their ten minutes when there is no usable key.
  key_hash TEXT NOT NULL,
  -- SHA-256 of the canonical answers.
  fingerprint TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('contact', 'request')),
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  source TEXT NOT NULL CHECK (json_valid(source)),
  state TEXT NOT NULL CHECK (state IN ('accepted', 'suspect', 'released')),
  -- Why it is a suspect, as a JSON list of words.
  signs TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(signs)),
  -- The reference of the first lead under the same key, when this one has other answers.
  corrects TEXT,
  received_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- What is owed to the consultant, and the mails of the last day, which are the budget of the inbox.
CREATE TABLE notifications (
  -- A lead's reference, or the name of a digest or an alert.
  reference TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  kind TEXT NOT NULL CHECK (kind IN ('instant', 'digest', 'batch', 'daily', 'alert', 'notice')),
  due_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  error TEXT,
  sent_at INTEGER,
  PRIMARY KEY (channel, reference)
) WITHOUT ROWID, STRICT;
