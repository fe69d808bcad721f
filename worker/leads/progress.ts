import { sql } from "./sql.ts";

export const progress = sql`CASE
  WHEN erase_at IS NOT NULL THEN 'erasing'
  WHEN state = 'suspect' THEN iif(spam_at IS NULL, 'suspect', 'spam')
  WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN contacted_at IS NOT NULL THEN 'contacted'
  ELSE 'new' END`;

/**
 * SQL for whether a row of `leads` is the newest version of one form: nobody waits for an answer to an older
 * one. Few leads have versions, so this list saves most rows a look at the index of versions.
 */
export const isNewest = sql`(leads.first NOT IN (SELECT other.corrects FROM leads AS other WHERE other.corrects IS NOT NULL)
  OR NOT EXISTS (SELECT 1 FROM leads AS later
    WHERE later.first = leads.first AND later.received_at > leads.received_at AND later.state <> 'suspect'))`;
