-- 1: another lead of its network came before it on its day; corrections have the value of the lead that they correct. The
-- published figure does not count these, so that no single network can sink it.
ALTER TABLE leads ADD COLUMN network_repeat INTEGER;

-- Hashes of the networks that have sent a lead since the day's salt was made; they go with it.
CREATE TABLE networks_of_day (
  hash TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;
CREATE TRIGGER networks_go_with_their_salt AFTER UPDATE OF value ON worker_state WHEN new.name = 'client salt' BEGIN DELETE FROM networks_of_day; END;

-- The people whom the published figure may count, so that it reads no pile of suspects. A promise lasts for more than a
-- day, so spam that was confirmed within one never counts.
CREATE INDEX answered ON leads (received_at)
WHERE network_repeat IS NOT 1 AND (state <> 'suspect' OR spam_at > received_at + 86400000 OR unanswered_at IS NOT NULL);
