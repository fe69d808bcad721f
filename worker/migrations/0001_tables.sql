-- Until the first deployment this file is edited; after it, every change is a new file. Times are
-- milliseconds since 1970, days are `YYYY-MM-DD` in the firm's time zone.

-- One row per version of a form that a visitor sent, or that was typed in on the desk.
CREATE TABLE leads (
  -- The row number of its words in lead_words.
  id INTEGER PRIMARY KEY,
  -- Five letters from the key, then five from key and answers: all versions of one form share the first five.
  reference TEXT NOT NULL UNIQUE,
  -- SHA-256 of the idempotency key; without a usable key, of the answers and the ten minutes they arrived in.
  key_hash TEXT NOT NULL,
  -- SHA-256 of the canonical answers.
  fingerprint TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('contact', 'request')),
  answers TEXT NOT NULL CHECK (json_valid(answers)),
  source TEXT NOT NULL CHECK (json_valid(source)),
  -- The phone number as it was typed, as JSON {typed, country, chosen}.
  phone_entry TEXT CHECK (json_valid(phone_entry)),
  -- What the worker made of it on arrival, as JSON (`PhoneReading` in worker/leads/phone-country.ts).
  phone_reading TEXT CHECK (json_valid(phone_reading)),
  -- The language of the form.
  language TEXT,
  -- The version of the privacy notice that was on the screen.
  notice TEXT,
  received_at INTEGER NOT NULL,
  -- Set only for leads typed in on the desk. The source cannot show this: any page can send any source.
  typed_at INTEGER,

  -- `suspect`: held as possible spam; `released`: a person has said that it is not spam.
  state TEXT NOT NULL CHECK (state IN ('accepted', 'suspect', 'released')),
  -- Why a lead is suspect, as a JSON list.
  signs TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(signs)),
  -- When a person confirmed that a suspect is spam.
  spam_at INTEGER,
  -- The reference of the first version sent under the same key; null for the first version.
  corrects TEXT,
  first TEXT GENERATED ALWAYS AS (coalesce(corrects, reference)) VIRTUAL,
  -- SHA-256 of the canonical e-mail address and of the E.164 number. Leads that share one are one person's.
  person_email TEXT,
  person_phone TEXT,
  -- 1: its network had already sent another lead that day. A correction has the value of the lead that it
  -- corrects. The published figure leaves these out, so that no single network can lower it.
  network_repeat INTEGER,

  -- The country of the phone number (ISO 3166-1 alpha-2).
  country TEXT,
  partner TEXT GENERATED ALWAYS AS (source ->> 'partner') VIRTUAL,

  -- The last day that the visitor names in their message.
  deadline TEXT,
  owner TEXT,
  starred_at INTEGER,
  -- The day on which the owner wants to contact the person next.
  next_on TEXT,
  contacted_at INTEGER,
  closed_at INTEGER,
  outcome TEXT CHECK (outcome IN ('retained', 'elsewhere', 'no-answer', 'not-for-us', 'no-program')),
  -- When the lead was first opened or worked on the desk, and when each reader last opened it (JSON).
  read_at INTEGER,
  opened TEXT CHECK (json_valid(opened)),
  -- When the visitor reported that nobody had written to them.
  unanswered_at INTEGER,
  -- When the confirmation to the visitor is due, and when it was handed to the mailer.
  confirm_due INTEGER,
  confirmed_at INTEGER,
  -- When the sweep erases the lead: a day after the consultant asked for it.
  erase_at INTEGER,
  -- Everything that happened to the lead, oldest first, as a JSON list of {at, what, …}. It is a column so
  -- that deleting one row erases everything about a lead.
  history TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(history))
) STRICT;

-- Finds the previous version of a lead in one step, however many were sent under one key.
CREATE INDEX versions ON leads (key_hash, received_at);
CREATE INDEX family ON leads (first, received_at);
CREATE INDEX corrected ON leads (corrects) WHERE corrects IS NOT NULL;
CREATE INDEX same_email ON leads (person_email) WHERE person_email IS NOT NULL;
CREATE INDEX same_phone ON leads (person_phone) WHERE person_phone IS NOT NULL;

-- Covers all columns that the desk filters, sorts and counts by, so that it only reads the rows it shows.
CREATE INDEX desk ON leads (
  received_at, state, contacted_at, closed_at, spam_at, erase_at, form, language, country, partner, next_on,
  owner, first, starred_at, deadline, typed_at
);
CREATE INDEX planned ON leads (next_on) WHERE next_on IS NOT NULL;
-- For a partner's own numbers, a page that anyone with its address can load as often as they like.
CREATE INDEX of_partner ON leads (partner, received_at) WHERE partner IS NOT NULL;
-- The leads that the published figure may count. Replies are promised for more than a day later, so spam that
-- was confirmed within a day never counts.
CREATE INDEX answered ON leads (received_at) WHERE network_repeat IS NOT 1
  AND (state <> 'suspect' OR spam_at > received_at + 86400000 OR unanswered_at IS NOT NULL);
CREATE INDEX confirmations_due ON leads (confirm_due) WHERE confirm_due IS NOT NULL;
-- Counts the day's confirmations, in total and per address, against their limits.
CREATE INDEX confirmations_sent ON leads (confirmed_at, person_email) WHERE confirmed_at IS NOT NULL;
CREATE INDEX erasing ON leads (erase_at) WHERE erase_at IS NOT NULL;

-- The spam whose texts the sweep shortens.
CREATE INDEX confirmed_spam ON leads (spam_at) WHERE spam_at IS NOT NULL;

-- The full-text index of the desk's search, by leads.id; worker/leads/search-words.ts normalizes the words.
CREATE VIRTUAL TABLE lead_words USING fts5 (words, tokenize = 'unicode61 remove_diacritics 0');
-- Overwrites deleted words, so that an erased lead leaves none in the index.
INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
-- A trigger is on one line, because D1 may split it after a semicolon (cloudflare/workers-sdk#15690).
CREATE TRIGGER forget_words AFTER DELETE ON leads BEGIN DELETE FROM lead_words WHERE rowid = old.id; END;

-- The outbox: one row per message still to be sent, deleted once it was sent.
CREATE TABLE notifications (
  -- Constant over all attempts, so that a receiver recognizes a repeat: a lead's reference; the reference,
  -- step and time of a step; or the name and day of a system message. No code parses it.
  id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  subject TEXT NOT NULL CHECK (subject IN ('lead', 'step', 'system')),
  -- Of a lead `accepted` or `suspect`, of a step its name, of the system `daily` or an alert's name.
  name TEXT NOT NULL,
  lead TEXT CHECK ((lead IS NULL) = (subject = 'system')),
  -- When the event happened.
  at INTEGER NOT NULL,
  -- `digest`: the lead gets no mail of its own, or that mail could not be sent.
  timing TEXT NOT NULL DEFAULT 'instant' CHECK (timing IN ('instant', 'digest')),
  -- A claim moves this to the time at which the claim expires.
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  failing_since INTEGER,
  error TEXT,
  -- Hash of the visitor's network with the day's salt.
  network_hash TEXT,
  -- How many mails about leads of the same network were waiting when this one arrived, up to a limit. A
  -- digest lists the first lead of each network before the second of any.
  turn INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (id, channel)
) WITHOUT ROWID, STRICT;

-- With these a sweep reads only a few rows, however many are waiting.
CREATE INDEX due ON notifications (channel, subject, timing, due_at);
CREATE INDEX next_digest ON notifications (name, turn, due_at DESC)
  WHERE channel = 'mail' AND subject = 'lead';
CREATE INDEX of_network ON notifications (name, network_hash) WHERE channel = 'mail' AND subject = 'lead';
CREATE INDEX failing ON notifications (channel, failing_since) WHERE failing_since IS NOT NULL;
CREATE INDEX unmarked ON notifications (tries) WHERE tries >= 5 AND failing_since IS NULL;

-- Nothing more is sent about an erased lead. Steps have ids of their own, so its erasure is still reported.
CREATE TRIGGER cancel AFTER DELETE ON leads BEGIN DELETE FROM notifications WHERE id = old.reference; END;

-- SHA-256 of the references of erased leads, so that no repeat, queue message or import brings one back.
CREATE TABLE erased (
  hash TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;

-- One row per mail to the consultant, written before the mail is handed to the mailer. The inbox's limits
-- count these rows. They are never changed, and are deleted after two days.
CREATE TABLE sent_mails (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('instant', 'digest', 'system')),
  network_hash TEXT
) STRICT;

-- Hashes of the networks that sent a lead since the day's salt was made; deleted with it.
CREATE TABLE networks_of_day (
  hash TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;

-- Queue messages that are not a valid lead, kept for inspection because nothing is deleted silently.
CREATE TABLE dead_letters (
  id TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  fault TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  -- When the desk asked for another attempt; the next sweep makes it.
  replay_at INTEGER
) WITHOUT ROWID, STRICT;

-- Posts in test mode since the last daily mail, by page origin: a page left in test mode loses its leads.
CREATE TABLE test_posts (
  origin TEXT NOT NULL PRIMARY KEY,
  posts INTEGER NOT NULL,
  first_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- The official page of each fact, as it was last seen (worker/outbox/official-page.ts). Nothing of a
-- page is kept but its own date, or a hash.
CREATE TABLE official_pages (
  href TEXT NOT NULL PRIMARY KEY,
  checked_at INTEGER NOT NULL,
  version TEXT,
  etag TEXT,
  -- When another version than the one before was found.
  found_at INTEGER,
  failing_since INTEGER,
  fault TEXT
) WITHOUT ROWID, STRICT;

-- When something last happened (`swept`, `daily`, an alert, …), the salt for network hashes, the webhook
-- address that answered 410 (`gone`), and other state of the worker.
CREATE TABLE worker_state (
  name TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL,
  value TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID, STRICT;
