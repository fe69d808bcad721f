/** Stores a queue message that is no lead, because nothing is deleted silently. */
export async function storeDeadLetter(
  db: D1Database,
  id: string,
  body: unknown,
  fault: string,
  now: number,
): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO dead_letters (id, body, fault, received_at) VALUES (?1, ?2, ?3, ?4)")
    .bind(id, JSON.stringify(body) ?? "undefined", fault, now)
    .run();
}
