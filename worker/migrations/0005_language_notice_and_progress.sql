-- What the envelope says besides the answers: the form's language (`en` or `fr`), and the version of the privacy
-- notice that was on the screen. Null for leads from before this file.
ALTER TABLE leads ADD COLUMN language TEXT;
ALTER TABLE leads ADD COLUMN notice TEXT;

-- When the consultant noted what became of a lead, in milliseconds since 1970. Spam that a person has confirmed is
-- a suspect with `spam_at`, so that whoever knows suspects alone treats it as one.
ALTER TABLE leads ADD COLUMN contacted_at INTEGER;
ALTER TABLE leads ADD COLUMN closed_at INTEGER;
ALTER TABLE leads ADD COLUMN spam_at INTEGER;

-- What happened to a lead, oldest first, as a JSON list of {at, what, …}: deliveries with their answers, and what the
-- consultant noted. It goes with the lead, so that erasing one row erases all of it.
ALTER TABLE leads ADD COLUMN history TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(history));

-- Nobody noted whom they contacted before this file, so older leads do not count as waiting.
INSERT INTO marks (name, at) VALUES ('contacts noted', (unixepoch() - 2 * 86400) * 1000);
