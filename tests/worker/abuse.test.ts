import { expect, test, vi } from "vitest";
import { consultantWords } from "../../worker/consultant-words.ts";
import { schemas } from "../../worker/intake/schema.ts";
import { signsOf } from "../../worker/intake/suspicion.ts";
import { minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { genuine } from "./corpus/genuine.ts";
import { spam } from "./corpus/spam.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import {
  client,
  limiterOf,
  query,
  storedLeads,
  storedReferences,
  WorkerHarness,
} from "./support/worker-harness.ts";

test.each([
  ...genuine.map((change) => ["a person, no sign", change, []] as const),
  ...spam.map((change) => ["spam", change, ["content"]] as const),
])("the way a form was filled is that of %s: %j", (_, change, signs) => {
  const [schema, filled] =
    change.type === "request" ? [schemas.request, fullAssessment] : [schemas.contact, message];
  expect(signsOf(schema.parse({ ...filled, ...change, elapsed: 20_000 }))).toEqual(signs);
});

test("leads of a partner's page over its minute's worth, also one that somebody forges, wait for a digest", async () => {
  const harness = new WorkerHarness({ PARTNERS: limiterOf("PARTNERS"), DAILY_MAIL_HOUR: "" });
  await harness.sweep();
  const origin = "https://partner.example";
  await harness.acceptMany(60, {}, { origin });
  const real = await harness.accepted(message, { origin });
  await harness.accepted({ ...message, body: "From elsewhere" }, { origin: "https://calm.example" });
  const waiting = await query("SELECT lead FROM notifications WHERE timing = 'digest'");
  expect(waiting).toEqual([{ lead: real }]);
  await harness.deliver();
  for (let at = 1; at <= 15; at += 1) await harness.sweep(at * minute);
  expect(harness.mailed).toContain(real);
  expect(await storedReferences()).toHaveLength(62);
});

test("no answer, address or client is in a log", async () => {
  const lines: string[] = [];
  for (const level of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.join(" ")));
  const accepted = { ...fullAssessment, firstName: "CanaryName", additional: "CanaryMore" };
  const refused = Object.fromEntries(Object.keys(accepted).map((name) => [name, `Canary${name}`]));
  const harness = new WorkerHarness();
  harness.mailFault = "E_CANNOT mail CanaryName";
  const headers = { ...client("203.0.113.77"), origin: "https://canary.example" };
  for (const body of [accepted, { ...refused, type: "request" }]) await harness.post(body, headers);
  await harness.deliver();
  await harness.consume([{ lead: "Canary" }]);
  await harness.sweep();
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => /canary|203\.0\.113|ana@example/i.test(line))).toEqual([]);
  for (const line of lines) expect(Object.keys(JSON.parse(line) as object)).toContain("event");
});

test.each([
  ["https://real.example", true],
  ["null", false],
  ["Call +1 900 now", false],
  ["https://a.example/", false],
  ["HTTPS://A.example", false],
])("an Origin %s is stored only if a page has it, %s, and costs no lead", async (origin, isStored) => {
  const source = { origin: "https://claimed.example" };
  await new WorkerHarness().accepted({ ...message, source }, { origin });
  expect((await storedLeads())[0]?.source).toEqual(isStored ? { origin } : {});
});

test.each([
  ["\u0430na@example.com", true],
  ["ana@ex\u0430mple.com", true],
  ["\u0456\u0432\u0430\u043d.ana2@example.com", true],
  ["\u0430\u0441\u0430@example.com", true],
  ["\u{1d41a}na@example.com", true],
  ["\u0251na@example.com", true],
  ["\u0456\u0432\u0430\u043d@\u043f\u043e\u0448\u0442\u0430.\u0443\u043a\u0440", false],
  ["ana@example.com", false],
  ["\u7528\u6237a@\u4f8b\u5b50.com", false],
])("the address %s is marked in mails and on the desk as a look-alike: %s", async (email, isMarked) => {
  const desk = new DeskHarness();
  const { text } = await desk.open(`/desk/${await desk.delivered({ ...message, email })}`);
  const { mixedAddress } = consultantWords({}).mails;
  for (const shown of [text, desk.mailed]) expect(shown.includes(mixedAddress)).toBe(isMarked);
});
