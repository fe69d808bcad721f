import { env } from "cloudflare:workers";
import { message } from "../../support/filled.ts";

/** SQL for the columns in which leads differ, from their number `i`. */
export interface Shape {
  key?: string;
  person?: string;
  state?: string;
  networkHash?: string;
  receivedAt?: string;
  answers?: object;
  /** Time from which the mail is due. */
  dueAt?: string;
}

/** Reference of a lead that `storeLeads` has written; the first one is 1. */
export const storedReference = (at: number) => `EM-${String(at).padStart(10, "0")}`;

/** Writes leads without the worker; the mail about each is due with the next digest. */
export async function storeLeads(count: number, shape: Shape = {}): Promise<void> {
  const { key = "i", person = "i", state = "'accepted'", networkHash = "NULL" } = shape;
  const {
    receivedAt = "?3 - 86400000 + i",
    dueAt = "1",
    answers = { ...message, body: "x".repeat(200) },
  } = shape;
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at, person_email)
     SELECT printf('EM-%010d', i), ${key}, i, 'contact', ?2, '{"partner":"p' || i || '"}', ${state}, ${receivedAt}, ${person}
     FROM n WHERE ?3 > 0`,
  )
    .bind(count, JSON.stringify(answers), Date.now())
    .run();
  await env.DB.prepare(
    `INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, network_hash, turn)
     SELECT reference, 'mail', 'lead', iif(state = 'suspect', 'suspect', 'accepted'), reference, 1, 'digest', ${dueAt}, ${networkHash.replace("i", "id")}, 15
     FROM leads WHERE reference GLOB 'EM-000*'`,
  ).run();
}
