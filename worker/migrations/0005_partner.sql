-- The leads of a partner alone, which the page of their own numbers counts: whoever has its address may load it.
CREATE INDEX of_partner ON leads (partner, received_at) WHERE partner IS NOT NULL;
