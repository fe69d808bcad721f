-- When the confirmation to the visitor is due, and when it was handed to the mailer; null: neither.
ALTER TABLE leads ADD COLUMN confirm_due INTEGER;
ALTER TABLE leads ADD COLUMN confirmed_at INTEGER;
CREATE INDEX confirmations_due ON leads (confirm_due) WHERE confirm_due IS NOT NULL;
-- The day's confirmations, by which both their bounds are counted.
CREATE INDEX confirmations_sent ON leads (confirmed_at, person_email) WHERE confirmed_at IS NOT NULL;
