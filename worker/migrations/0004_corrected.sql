-- The leads that have more than one version, which the desk counts and lists by their newest one.
CREATE INDEX corrected ON leads (corrects) WHERE corrects IS NOT NULL;
