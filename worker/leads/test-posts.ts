import { on } from "./sql.ts";

/** Origins that are counted at most: whoever makes them up fills nothing. */
const originsAtMost = 50;

/** Counts a post in test mode; the last daily mail has reported the earlier ones. */
export async function countTestPost(db: D1Database, origin: string, now: number): Promise<void> {
  await db.batch([
    on(db)`DELETE FROM test_posts WHERE first_at < (SELECT at FROM worker_state WHERE name = 'daily')`,
    on(db)`INSERT INTO test_posts SELECT ${origin}, 1, ${now}
      WHERE ${origin} IN (SELECT origin FROM test_posts) OR (SELECT count(*) FROM test_posts) < ${originsAtMost}
      ON CONFLICT DO UPDATE SET posts = posts + 1`,
  ]);
}

export interface TestPosts {
  readonly origin: string;
  readonly posts: number;
}

/** Asks for the posts in test mode since a time, the busiest origin first. */
export function testPostsSince(db: D1Database, since: number): D1PreparedStatement {
  return on(db)`SELECT origin, posts FROM test_posts WHERE first_at >= ${since} ORDER BY posts DESC, origin`;
}
