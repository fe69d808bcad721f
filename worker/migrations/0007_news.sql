-- The sentence beside the box for news that the visitor ticked, as they read it. Null where they ticked none.
ALTER TABLE leads ADD COLUMN news TEXT;
