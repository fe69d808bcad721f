-- When the command line has asked the worker to take a message once more; the next sweep does.
ALTER TABLE dead_letters ADD COLUMN replay_at INTEGER;
