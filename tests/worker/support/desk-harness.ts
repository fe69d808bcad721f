import { deskFor } from "../../../worker/desk/desk.tsx";
import { query, storedLeads, WorkerHarness } from "./worker-harness.ts";

const home = "http://localhost/desk/";

/** The row of a lead in a page of the list. */
export function rowOf({ text }: { text: string }, reference: string): string {
  return text.match(/<tr.*?<\/tr>/gs)?.find((row) => row.includes(reference)) ?? "";
}

/** The desk over the real database: opens its pages and presses its buttons. */
export class DeskHarness extends WorkerHarness {
  by = "local";
  readonly #desk = deskFor(async () => ({ by: this.by }));

  /** Opens an address, relative to that of the desk. */
  async open(path: string, headers: Record<string, string> = {}, method = "GET") {
    const request = new Request(new URL(path, home), { headers, method });
    const answer = await this.#desk.fetch(request, this.env);
    const text = await answer.text();
    const [, title = ""] = /<title>(.*?) · [^·]*<\/title>/.exec(text) ?? [];
    const references = [...(text.match(/(?<=name="lead" value=")[^"]*/g) ?? [])];
    return { status: answer.status, headers: answer.headers, title, text, references };
  }

  /** Posts a form; a list may contain a name several times. */
  async press(
    path: string,
    fields: Record<string, string | readonly string[]>,
    headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
  ) {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value);
    const request = new Request(new URL(path, home), { method: "POST", body, headers });
    const answer = await this.#desk.fetch(request, this.env);
    const location = answer.headers.get("location") ?? "";
    const done = new URL(location, home).searchParams.get("done");
    return { status: answer.status, location, done, text: await answer.text() };
  }

  step(reference: string | undefined, action: string, fields: Record<string, string> = {}) {
    return this.press(String(reference), { action, ...fields });
  }

  /** Leads of different persons, the first one the oldest. */
  async leads(count: number) {
    const references: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const person = { fullName: `Person ${at}`, email: `p${at}@example.com`, phone: `+1604555${2000 + at}` };
      const reference = await this.lead(person);
      references.push(reference);
      await this.set(reference, `received_at = received_at - ${(count - at) * 60_000}`);
    }
    return references;
  }

  async set(reference: string | undefined, columns: string) {
    await query(`UPDATE leads SET ${columns} WHERE reference = ?`, reference);
  }

  async row(reference: string | undefined): Promise<Record<string, unknown> | undefined> {
    return (await storedLeads()).find((row) => row.reference === reference);
  }

  /** The texts of a page, with a bar between the elements. */
  async cells(path: string) {
    return (await this.text(path)).replace(/(<[^>]*>)+/g, "|");
  }

  /** The references on a page of the list. */
  async list(query = "") {
    return (await this.open(query)).references;
  }

  async found(text: string) {
    return this.list(`?q=${encodeURIComponent(text)}`);
  }

  async text(...asked: Parameters<typeof this.open>) {
    return (await this.open(...asked)).text;
  }
}
