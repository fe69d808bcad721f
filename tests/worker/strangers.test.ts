import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { receiptAddress } from "../../worker/signing/receipt-address.ts";
import { message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storeLeads } from "./support/store-leads.ts";
import { limiterOf } from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

const client = { "CF-Connecting-IP": "203.0.113.9" };
const own = { ...client, "sec-fetch-site": "same-origin" };
const foreign = { ...client, origin: "https://partner.example" };
const visit = { form: "contact", language: "en", narrow: false, reached: 1, refused: [], sent: false };

test.each(["/partners/abc/x", "/calendar/x.ics"])(
  "%s is answered ten times a minute, because it reads many leads",
  async (path) => {
    const desk = new DeskHarness({ LIMITER: limiterOf("LIMITER") });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await desk.get(path, client)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  },
);

/** What a stranger can do that writes into the database. */
const acts: Readonly<Record<string, (desk: DeskHarness, at: number) => Promise<unknown>>> = {
  "a form": (desk, at) => desk.post({ ...message, body: `Question ${at}` }, client),
  "a suspect's form": (desk, at) => desk.post({ ...message, body: `Question ${at}`, topicCode: "x" }, client),
  "a form in test mode": (desk) => desk.post({ ...message, test: true }, foreign),
  "a plain form": (desk, at) => desk.submit({ ...message, body: `Question ${at}` }, own),
  "a count": (desk) => desk.send({ path: "/api/count", body: JSON.stringify(visit), headers: own }),
  "a press of the visitor's button": async (desk, at) => {
    const reference = `EM-${String(at + 1).padStart(10, "0")}`;
    return desk.get(await receiptAddress(desk.env, { reference }, "en"), client, "POST");
  },
};

test.each(Object.entries(acts))(
  "%s writes rows, and from the eleventh in a minute on none",
  async (name, act) => {
    await storeLeads(12, { receivedAt: "?3 - 30 * 86400000 + i" });
    const { db, results } = meteredDatabase(env.DB);
    const desk = new DeskHarness({ DB: db, LIMITER: limiterOf("LIMITER") });
    const written = async (at: number) => {
      results.length = 0;
      await act(desk, at);
      return results.reduce((sum, { written: some }) => sum + some, 0);
    };
    for (let at = 0; at < 10; at += 1) expect(await written(at)).toBeGreaterThan(0);
    for (let at = 10; at < 12; at += 1) expect(await written(at)).toBe(0);
    // Counts and presses use up no form.
    const isForm = Object.keys(acts).indexOf(name) < 4;
    expect((await desk.post(message, client)).status).toBe(isForm ? 429 : 200);
  },
);
