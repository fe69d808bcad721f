import { type Ask, on, prepare, sql } from "./sql.ts";

/** Keeps a message that is not a lead, because nothing is deleted silently. */
export async function storeDeadLetter(
  db: D1Database,
  id: string,
  body: unknown,
  fault: string,
  now: number,
): Promise<void> {
  await on(db)`INSERT OR IGNORE INTO dead_letters (id, body, fault, received_at)
    VALUES (${id}, ${JSON.stringify(body) ?? "undefined"}, ${fault}, ${now})`.run();
}

export function findReplays(ask: Ask, atMost: number): Promise<readonly Pick<DeadLetter, "id" | "body">[]> {
  return ask`SELECT id, body FROM dead_letters WHERE replay_at IS NOT NULL ORDER BY replay_at LIMIT ${atMost}`;
}

export async function settleReplay(db: D1Database, id: string, fault: string | undefined): Promise<void> {
  const failed = sql`UPDATE dead_letters SET replay_at = NULL, fault = ${fault ?? null} WHERE id = ${id}`;
  await prepare(db, fault === undefined ? removeDeadLetter(id) : failed).run();
}

interface DeadLetter {
  id: string;
  body: string;
  fault: string;
  received_at: number;
  replay_at: number | null;
}

export function findDeadLetters(ask: Ask, atMost = -1): Promise<readonly DeadLetter[]> {
  return ask`SELECT id, body, fault, received_at, replay_at FROM dead_letters
    ORDER BY received_at, id LIMIT ${atMost}`;
}

export async function askForReplay(db: D1Database, id: string, now: number): Promise<void> {
  await on(db)`UPDATE dead_letters SET replay_at = ${now} WHERE id = ${id}`.run();
}

export const removeDeadLetter = (id: string) => sql`DELETE FROM dead_letters WHERE id = ${id}`;
