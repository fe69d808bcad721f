import { env } from "cloudflare:workers";

export async function emptyDatabase(): Promise<void> {
  const tables = [
    "leads",
    "notifications",
    "erased",
    "sent_mails",
    "dead_letters",
    "test_posts",
    "networks_of_day",
    "official_pages",
    "worker_state",
  ];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}
