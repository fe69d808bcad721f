import type { APIRequestContext, Page } from "@playwright/test";
import { runLeads } from "#scripts/leads/command-line.ts";
import { openLocal } from "#scripts/leads/database.ts";
import { message } from "./filled.ts";

/** The consultant's end of the product under test: its command line and its database. */

const state = `.wrangler/state-tests-${process.env.TEST_PORT ?? 8877}`;

/** `npm run leads -- …`, in this process: its command line is another test's. */
export async function leads(...args: string[]): Promise<string> {
  process.env.STATE = state;
  return (await runLeads(args)).text;
}

export async function exportedLeads(reference: string): Promise<readonly object[]> {
  const all: { reference: string }[] = JSON.parse(await leads("export", "--format", "json"));
  return all.filter((lead) => lead.reference === reference);
}

interface StoredLead {
  reference: string;
  language: string;
  answers: Record<string, unknown>;
}

export function storedLeads(text: string): readonly StoredLead[] {
  const sql = "SELECT reference, language, answers FROM leads WHERE instr(answers, ?)";
  return openLocal(state)
    .prepare(sql)
    .all(JSON.stringify(text).slice(1, -1))
    .map(({ reference, language, answers }) => ({
      reference: String(reference),
      language: String(language),
      answers: JSON.parse(String(answers)),
    }));
}

/**
 * Gives the page a client address of its own, as Cloudflare would see it, so that tests do not share one
 * limit.
 */
export function asOwnClient(page: Page): Promise<void> {
  return page.setExtraHTTPHeaders({ "CF-Connecting-IP": someAddress() });
}

export async function postLead(
  request: APIRequestContext,
  answers: object,
): Promise<{ reference: string; receipt: string }> {
  const headers = { "CF-Connecting-IP": someAddress() };
  return (await request.post("/api/contact", { headers, data: { ...message, ...answers } })).json();
}

export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
}
