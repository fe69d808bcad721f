import { expect, type Page } from "@playwright/test";
import { run } from "#scripts/leads/command-line.ts";
import { openLocal } from "#scripts/leads/database.ts";
import { type LocalMail, readMails } from "#scripts/mails/local-mails.ts";

/** The consultant's end of the product under test: its command line and its mail folder. */

const state = `.wrangler/state-tests-${process.env.TEST_PORT ?? 8877}`;
const mails = ".wrangler/tmp/email";

/** `npm run leads -- …`, in this process: its command line is another test's. */
export async function leads(...args: string[]): Promise<string> {
  process.env.STATE = state;
  return (await run(args)).text;
}

/** Every stored lead with its answers, as `npm run leads -- export` prints them in JSON, a line each. */
export async function exportedLeads(): Promise<string> {
  return JSON.parse(await leads("export", "--format", "json"))
    .map((lead: unknown) => JSON.stringify(lead))
    .join("\n");
}

/** The answers of a stored lead, as the database has them, for tests that ask for many. */
export function storedAnswers(reference: string): string {
  const row = openLocal(state).prepare("SELECT answers FROM leads WHERE reference = ?").get(reference);
  return String(row?.answers ?? "");
}

/** Waits for the one mail about a reference. */
export async function readMail(reference: string): Promise<LocalMail> {
  const find = () => readMails(mails).filter((mail) => `${mail.text}${mail.html}`.includes(reference));
  await expect.poll(() => find().length, { timeout: 15_000 }).toBe(1);
  return find()[0] as LocalMail;
}

/**
 * Gives the page a client address of its own, as Cloudflare would see it, so that tests do not share one limit.
 */
export function asOwnClient(page: Page): Promise<void> {
  return page.setExtraHTTPHeaders({ "CF-Connecting-IP": someAddress() });
}

export function someAddress(): string {
  const part = () => Math.floor(Math.random() * 0xffff).toString(16);
  return `2001:db8:${part()}:${part()}::1`;
}
