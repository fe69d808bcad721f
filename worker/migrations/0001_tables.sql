CREATE TABLE leads (
  -- Joins a lead to its words for the search.
  id INTEGER PRIMARY KEY,
  -- Five letters from the key, five from key and answers: the versions of one filled form share the first five.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of the idempotency key, or of the answers and their ten minutes when there is no usable key.
  key_hash TEXT NOT NULL,
  -- SHA-256 of the canonical answers.
  fingerprint TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('contact', 'request')),
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  source TEXT NOT NULL CHECK (json_valid(source)),
  state TEXT NOT NULL CHECK (state IN ('accepted', 'suspect', 'released')),
  -- What the desk filters by besides: the country of the phone (ISO 3166-1 alpha-2), and the partner.
  country TEXT,
  partner TEXT GENERATED ALWAYS AS (source ->> 'partner') VIRTUAL,
  -- Why it is a suspect, as a JSON list of words.
  signs TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(signs)),
  -- The reference of the first version under the same key, when this one has other answers.
  corrects TEXT,
  first TEXT GENERATED ALWAYS AS (coalesce(corrects, reference)) VIRTUAL,
  -- SHA-256 of the canonical e-mail address and of the number in E.164: by them two leads are one person's.
  person_email TEXT,
  person_phone TEXT,
  received_at INTEGER NOT NULL,
  -- The form's language, and the version of the privacy notice that was on the screen.
  language TEXT,
  notice TEXT,
  -- When the consultant noted what became of a lead, in milliseconds since 1970. Spam that a person has confirmed is
  -- a suspect with `spam_at`.
  contacted_at INTEGER,
  closed_at INTEGER,
  spam_at INTEGER,
  -- When the sweep erases it for good, a day after the consultant has asked for it.
  erase_at INTEGER,
  -- How the desk works it: by whom, on which day (YYYY-MM-DD) next, and what came of it.
  owner TEXT,
  next_on TEXT,
  outcome TEXT CHECK (outcome IN ('retained', 'elsewhere', 'no-answer', 'not-for-us', 'no-program')),
  -- When it was first opened or worked on the desk, and when the visitor has said that nobody wrote to them.
  read_at INTEGER,
  unanswered_at INTEGER,
  -- When each reader of the desk last opened it, as JSON {address: time}.
  opened TEXT CHECK (json_valid(opened)),
  -- The phone as it was typed, as JSON {typed, country, chosen}.
  phone_entry TEXT CHECK (json_valid(phone_entry)),
  -- What happened to a lead, oldest first, as a JSON list of {at, what, …}. It goes with the lead, so that erasing one
  -- row erases all of it.
  history TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(history))
) STRICT;

-- Finds the version before a lead in one step, however many were sent under one key.
CREATE INDEX versions ON leads (key_hash, received_at);

-- All versions of one lead, and all leads of one person.
CREATE INDEX family ON leads (first, received_at);
CREATE INDEX same_email ON leads (person_email) WHERE person_email IS NOT NULL;
CREATE INDEX same_phone ON leads (person_phone) WHERE person_phone IS NOT NULL;

-- All that the desk sorts, counts and filters by, newest first, so that neither reads a lead that it does not show.
CREATE INDEX desk ON leads (
  received_at, state, contacted_at, closed_at, spam_at, erase_at, form, language, country, partner, next_on, owner, first
);
CREATE INDEX planned ON leads (next_on) WHERE next_on IS NOT NULL;

-- The few that the sweep erases.
CREATE INDEX erasing ON leads (erase_at) WHERE erase_at IS NOT NULL;

-- The words by which the desk finds a lead (worker/leads/search-words.ts folds them): its rowid is the lead's id.
CREATE VIRTUAL TABLE lead_words USING fts5 (words, tokenize = 'unicode61 remove_diacritics 0');
-- What is erased leaves no word in the index either.
INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
-- A trigger stays on one line: D1 may cut it at a line that ends in a semicolon (cloudflare/workers-sdk#15690).
CREATE TRIGGER words_go_with_their_lead AFTER DELETE ON leads BEGIN DELETE FROM lead_words WHERE rowid = old.id; END;

-- What is still to be sent. A row goes once its message was sent; a claim is a time at which it is due again.
CREATE TABLE notifications (
  -- The same over all tries, and a webhook's receiver knows an event by it: a lead's reference, its reference with the
  -- step and the step's time, or a system message's name with its day. Nothing reads it for what it is made of.
  id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  subject TEXT NOT NULL CHECK (subject IN ('lead', 'step', 'system')),
  -- Of a lead `accepted` or `suspect`, of a step such as `contacted`, of the system `daily` or an alert.
  name TEXT NOT NULL,
  -- The reference of the lead; null for the system's own.
  lead TEXT CHECK ((lead IS NULL) = (subject = 'system')),
  -- When that happened of which it tells.
  at INTEGER NOT NULL,
  -- `digest`: a mail about a lead that has no mail of its own, or had one that did not go out.
  timing TEXT NOT NULL DEFAULT 'instant' CHECK (timing IN ('instant', 'digest')),
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  error TEXT,
  -- Hash of the client's network, with the salt of the day.
  client TEXT,
  -- How many mails about leads of the same network waited when it came, as far as they are counted: a digest names the
  -- first of each network before the second of any.
  turn INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (channel, id)
) WITHOUT ROWID, STRICT;

-- What is due, what a digest names first, what waits of a network, and what fails: so no statement of a
-- sweep reads more than some rows, however many wait.
CREATE INDEX due ON notifications (channel, subject, timing, due_at);
CREATE INDEX next_digest ON notifications (name, turn, due_at DESC) WHERE channel = 'mail' AND subject = 'lead';
CREATE INDEX of_client ON notifications (name, client) WHERE channel = 'mail' AND subject = 'lead';
CREATE INDEX failing ON notifications (channel, failing_since) WHERE failing_since IS NOT NULL;
CREATE INDEX unmarked ON notifications (tries) WHERE tries >= 5 AND failing_since IS NULL;

-- What is erased is told to nobody any more, but that it is erased.
CREATE TRIGGER notifications_go_with_their_lead AFTER DELETE ON leads BEGIN DELETE FROM notifications WHERE channel IN ('mail', 'webhook') AND id = old.reference; END;

-- SHA-256 of the references of leads that were erased, so that no import brings one back.
CREATE TABLE erased (
  hash TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;

-- One row for each mail that was handed to the mailer, written before it is: the bounds of the inbox count these rows.
-- Nothing changes them; they go when they are two days old.
CREATE TABLE sent_mails (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('instant', 'digest', 'system')),
  client TEXT
) STRICT;

-- Queue messages that could not be read as a lead: kept for a look, because nothing is deleted silently.
CREATE TABLE dead_letters (
  id TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  fault TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  -- When the desk has asked the worker to take the message once more; the next sweep does.
  replay_at INTEGER
) WITHOUT ROWID, STRICT;

-- Posts in test mode since the last daily mail, by the origin of their page: a page that was left in it loses leads.
CREATE TABLE test_posts (
  origin TEXT NOT NULL PRIMARY KEY,
  posts INTEGER NOT NULL,
  first_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- What became of the forms on our own pages, by day on the firm's clock (YYYY-MM-DD) and by all that a page tells of it
-- when it goes away: nothing of that names anybody.
CREATE TABLE form_visits (
  day TEXT NOT NULL,
  form TEXT NOT NULL,
  language TEXT NOT NULL,
  -- 1: the layout for phones.
  narrow INTEGER NOT NULL,
  -- The furthest section with an answer, from 1 on; 0: none.
  reached INTEGER NOT NULL,
  -- Sorted names of fields, as a JSON list.
  refused TEXT NOT NULL CHECK (json_valid(refused)),
  sent INTEGER NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (day, form, language, narrow, reached, refused, sent)
) WITHOUT ROWID, STRICT;

-- All that came on a day, also beyond those that are kept.
CREATE TABLE visit_days (
  day TEXT NOT NULL PRIMARY KEY,
  n INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- When something last happened: `swept`, `daily`, `deleted expired`, an alert, and `gone` with the webhook address
-- that answered 410; and the salt for hashes of clients.
CREATE TABLE worker_state (
  name TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL,
  value TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID, STRICT;
