-- A star that anybody sets, and the last day that the person names in their message (YYYY-MM-DD).
ALTER TABLE leads ADD COLUMN starred_at INTEGER;
ALTER TABLE leads ADD COLUMN deadline TEXT;

-- When it was typed in on the desk; source ->> 'widget' is what a page says, so anybody may write it there.
ALTER TABLE leads ADD COLUMN typed_at INTEGER;
UPDATE leads SET typed_at = received_at, source = json_remove(source, '$.widget')
WHERE source ->> 'widget' = 'by hand' AND language IS NULL AND notice IS NULL;

-- What the desk filters by besides: the campaign of a page's address, or of an element.
ALTER TABLE leads ADD COLUMN campaign TEXT
  GENERATED ALWAYS AS (coalesce(source ->> '$.utm.utm_campaign', source ->> 'campaign')) VIRTUAL;

-- The search folds names and numbers otherwise from now on: the sweep indexes each stored lead again.
INSERT INTO worker_state (name, at, value) SELECT 'reindex', 0, '0' WHERE EXISTS (SELECT 1 FROM leads);

DROP INDEX desk;
CREATE INDEX desk ON leads (
  received_at, state, contacted_at, closed_at, spam_at, erase_at, form, language, country, partner, next_on, owner, first,
  campaign, starred_at, deadline, typed_at
);
