import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storeLeads } from "./support/store-leads.ts";
import { client, limiterOf, ownPage } from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

const stranger = client("203.0.113.9");
const own = { ...stranger, ...ownPage };
const foreign = { ...stranger, origin: "https://partner.example" };

test.each(["/partners/abc/x", "/calendar/x.ics"])(
  "%s is answered ten times a minute, because it reads many leads",
  async (path) => {
    const desk = new DeskHarness({ LIMITER: limiterOf("LIMITER") });
    for (let at = 0; at < 11; at += 1)
      expect((await desk.get(path, stranger)).status).toBe(at < 10 ? 404 : 429);
  },
);

/** What a stranger can do that writes into the database. */
const acts: Record<string, (desk: DeskHarness, at: number) => Promise<unknown>> = {
  "a form": (desk, at) => desk.post({ ...message, body: `Question ${at}` }, stranger),
  "a form in test mode": (desk) => desk.post({ ...message, test: true }, foreign),
  "a plain form": (desk, at) => desk.submit({ ...message, body: `Question ${at}` }, own),
  "a press of the visitor's button": (desk, at) => desk.openReceipt(at + 1, "POST", stranger),
};

test.each(Object.entries(acts))(
  "%s writes rows, and from the eleventh in a minute on none",
  async (name, act) => {
    await storeLeads(12, { receivedAt: "?3 - 30 * 86400000 + i" });
    const { db, counts } = meteredDatabase(env.DB);
    const desk = new DeskHarness({ DB: db, LIMITER: limiterOf("LIMITER") });
    for (let at = 0; at < 12; at += 1) {
      counts.written = 0;
      await act(desk, at);
      expect(counts.written > 0).toBe(at < 10);
    }
    // Presses use up no form.
    const isForm = name.includes("form");
    expect((await desk.post(message, stranger)).status).toBe(isForm ? 429 : 200);
  },
);
