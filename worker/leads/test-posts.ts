import { partners } from "#firm/partners.ts";
import { on } from "./sql.ts";

export async function countTestPost(
  db: D1Database,
  origin: string,
  now: number,
  known: readonly { origin: string }[] = partners,
): Promise<void> {
  // Anybody can make up an origin, so only the firm's own partners are named.
  const name = known.some((partner) => partner.origin === origin) ? origin : "";
  await db.batch([
    on(db)`DELETE FROM test_posts WHERE first_at < (SELECT at FROM worker_state WHERE name = 'daily')`,
    on(db)`INSERT INTO test_posts VALUES (${name}, 1, ${now}) ON CONFLICT DO UPDATE SET posts = posts + 1`,
  ]);
}

export interface TestPosts {
  /** Empty for test posts of no partner. */
  origin: string;
  posts: number;
}

export function testPostsSince(db: D1Database, since: number): D1PreparedStatement {
  return on(db)`SELECT origin, posts FROM test_posts WHERE first_at >= ${since}
    ORDER BY origin = '', posts DESC, origin`;
}
