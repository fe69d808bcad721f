-- Queue messages that could not be read as a lead: kept for a look, because nothing is deleted silently.
CREATE TABLE dead_letters (
  id TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  fault TEXT NOT NULL,
  received_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- When something last happened: `pruned`, and `gone` with the webhook address that answered 410.
CREATE TABLE marks (
  name TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL,
  value TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID, STRICT;
