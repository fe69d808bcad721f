import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { type ListedLead, readRow } from "../../worker/leads/listed-lead.ts";
import { asking, on } from "../../worker/leads/sql.ts";
import { storedLead } from "../../worker/leads/stored-columns.ts";
import { leadColumns, readStored, statementsToStore } from "../../worker/leads/stored-lead.ts";
import { minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import {
  newKey,
  query,
  rows,
  storedLeads,
  storedReferences,
  suspect,
  WorkerHarness,
} from "./support/worker-harness.ts";

const everything = async () => [await storedLeads(), await rows("notifications")];

/** `leads export` and `leads import` with the same SQL. */
const exported = () => readStored(asking(env.DB), 0);

async function importAll(stored: Awaited<ReturnType<typeof exported>>) {
  const columns = await leadColumns(asking(env.DB));
  const statements = stored.flatMap((one) => statementsToStore(one, columns));
  await env.DB.batch(statements.map((one) => on(env.DB)`${one}`));
}

test("a restore loses no lead, doubles none, and each is named in a mail", async () => {
  const product = new WorkerHarness();
  const keyed = { ...message, body: "After the moment, with a key" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = [...(await product.acceptMany(1)), await product.accepted(suspect)];
  await product.deliver();
  const moment = await everything();
  const after = [...(await product.acceptMany(1)), await product.accepted(keyed, key)];
  await product.deliver();
  await query("UPDATE leads SET contacted_at = 1 WHERE reference = ?", after[0]);
  // What is not mailed yet when the switch is set.
  after.push(...(await product.acceptMany(1)));
  const mailedBefore = product.mails.length;

  Object.assign(product.env, { QUEUE_ONLY: "1" });
  const meanwhile = [
    ...(await product.acceptMany(1)),
    await product.accepted({ ...message, body: "While it is restored, with a space " }),
    // Who was answered before the restore sends once more.
    await product.accepted(keyed, key),
  ];
  const waiting = product.queued.splice(0);
  const file = await exported();
  await product.sweep(minute);
  expect((await product.consume(waiting)).retryMessages).toHaveLength(waiting.length);
  // What D1's Time Travel does: these leads have never been stored.
  for (const reference of after) {
    await query("DELETE FROM leads WHERE reference = ?", reference);
    await query("DELETE FROM notifications WHERE lead = ?", reference);
  }
  expect((await product.consume(waiting, "evermaple-leads", 2)).explicitAcks).toEqual([]);
  expect(await everything()).toEqual(moment);
  expect(product.mails).toHaveLength(mailedBefore);
  await importAll(file);
  Object.assign(product.env, { QUEUE_ONLY: "" });

  await product.consume(waiting, "evermaple-leads", 3);
  for (let at = 2; at < 120; at += 15) await product.sweep(at * minute);
  // Once more, although nothing of it is missing.
  await importAll(file);
  await product.sweep(140 * minute);
  const promised = new Set([...before, ...after, ...meanwhile]);
  expect((await storedReferences()).toSorted()).toEqual([...promised].sort());
  for (const reference of promised)
    expect(product.mails.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  expect(await query("SELECT reference FROM leads WHERE contacted_at = 1")).toEqual([
    { reference: after[0] },
  ]);
});

/** What the desk can do to a lead, with the fields that it posts. */
const handled: readonly (readonly [action: string, fields?: Record<string, string>])[] = [
  ["noted", { note: "Call in the evening: “après 18 h”" }],
  ["used", { text: "Dear Mina" }],
  ["corrected", { field: "phone", value: "+1 902 444 0187", seen: "0" }],
  ["corrected", { field: "email", value: "mina@example.org", seen: "1" }],
  ["mine"],
  ["starred"],
  ["planned", { next_on: "2027-01-15" }],
  ["contacted", { how: "phone" }],
  ["conflict-checked"],
  ["closed", { outcome: "retained" }],
  ["outcome", { outcome: "no-answer" }],
  ["reopened"],
  ["resent"],
  ["spam"],
  ["released"],
  ["erased"],
  ["restored"],
];

test("a lead is exported, read and imported unchanged after everything that is done to it", async () => {
  const desk = new DeskHarness({ TIME_ZONE: "America/Halifax" });
  const source = { page: "https://a.example/x", timeZone: "Asia/Tehran", utm: { utm_source: "mail" } };
  const phoneEntry = { typed: "0912 345 6789", country: "IR", chosen: true };
  const asked = { ...fullAssessment, source, language: "fa", phone: "0912 345 6789", phoneEntry };
  const key = newKey();
  await desk.accepted(asked, key);
  await desk.accepted({ ...asked, firstName: "Corrected" }, key);
  await desk.accepted(suspect);
  await desk.press("new", { fullName: "Mina", phone: "902 444 0142", body: "By 2027-01-31" });
  await desk.deliver();
  expect(await storedLeads()).toHaveLength(4);
  const taken = new Set<string>();
  for (const [action, fields] of [["", {}] as const, ...handled]) {
    for (const { reference } of await storedLeads())
      if (action !== "") taken.add((await desk.step(String(reference), action, fields)).done ?? "");
    const before = await storedLeads();
    const file = await exported();
    for (const stored of file) {
      expect([action, storedLead.safeParse(stored).error]).toEqual([action, undefined]);
      const { history, answers, source, opened, signs } = readRow<ListedLead>(stored.lead);
      for (const [name, read] of Object.entries({ history, answers, source, signs, opened }))
        expect([action, name, read ?? null]).toEqual([
          action,
          name,
          JSON.parse(String(stored.lead[name] ?? null)),
        ]);
    }
    await query("DELETE FROM leads");
    await importAll(file);
    const withoutId = (rows: typeof before) =>
      Object.fromEntries(rows.map(({ id: _, ...row }) => [row.reference, row]));
    expect(withoutId(await storedLeads())).toEqual(withoutId(before));
  }
  expect(handled.filter(([action]) => !taken.has(action === "used" ? "drafted" : action))).toEqual([]);
});
