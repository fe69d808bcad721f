-- The search folds more spellings from now on: the sweep indexes each stored lead again.
INSERT OR REPLACE INTO worker_state (name, at, value) SELECT 'reindex', 0, '0' WHERE EXISTS (SELECT 1 FROM leads);
