import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const content = { ...message, body: "SEO and backlinks: click here https://a.example" };
const trapped = { ...message, body: "Please call me about a study permit.", topicCode: "x" };

/** A harness whose mail is refused while `down` says so. */
function withFlakyMail(changes = {}) {
  const harness = new WorkerHarness({ DIGEST_HOUR: "", ...changes });
  const { send } = harness.env.MAIL as SendEmail;
  const state = { down: true };
  const flaky = async (mail: never) => {
    if (state.down) throw new Error("E_DELIVERY_FAILED");
    return send(mail);
  };
  Object.assign(harness.env, { MAIL: { send: flaky } });
  return { harness, state };
}

async function sweepFor(harness: WorkerHarness, from: number, to: number, step = 5 * minute): Promise<void> {
  for (let at = from; at <= to; at += step) await harness.sweep(at);
}

const told = ({ mails }: WorkerHarness) => mails.map(({ text }) => text).join("\n");

describe("a suspect", () => {
  test("by its words is told of within the hour, with its text and why", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const reference = await harness.accepted(content);
    await harness.deliver();
    expect(harness.mails).toEqual([]);
    await sweepFor(harness, 0, 55 * minute);
    expect(harness.mails.map(({ subject }) => subject)).toEqual([`Perhaps spam ${reference}`]);
    expect(told(harness)).toContain("> SEO and backlinks: click here https://a.example");
    expect(told(harness)).toContain("it reads like advertising");
    expect(harness.mails[0]?.html).toContain("SEO and backlinks");
  });

  test("by another sign is told of within a day, also without a daily mail", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const reference = await harness.accepted(trapped);
    await sweepFor(harness, 0, 23 * hour, 4 * hour);
    expect(harness.mails).toEqual([]);
    await harness.sweep(day + minute);
    expect(told(harness)).toContain(reference);
    expect(told(harness)).toContain("> Please call me about a study permit.");
    await sweepFor(harness, day + hour, 3 * day, 6 * hour);
    expect(harness.mails).toHaveLength(1);
  });

  test("is told of once mail works again, however long that takes", async () => {
    const { harness, state } = withFlakyMail();
    const reference = await harness.accepted(content);
    await sweepFor(harness, 0, 7 * day, 7 * hour);
    expect(harness.mails).toEqual([]);
    state.down = false;
    await sweepFor(harness, 7 * day + hour, 7 * day + 8 * hour, 30 * minute);
    expect(told(harness)).toContain(reference);
    expect(told(harness)).toContain("> SEO and backlinks");
  });

  test("is told of although mail was down through the daily mail's hours, 12:50 to 16:00", async () => {
    const { harness, state } = withFlakyMail({ DIGEST_HOUR: "13" });
    const midnight = Math.floor(Date.now() / day) * day - Date.now();
    state.down = false;
    const reference = await harness.accepted(trapped);
    await sweepFor(harness, 0, midnight + 12.8 * hour);
    state.down = true;
    await sweepFor(harness, midnight + 12.85 * hour, midnight + 16 * hour);
    expect(harness.mails).toEqual([]);
    state.down = false;
    await sweepFor(harness, midnight + 16 * hour, midnight + 18 * hour);
    expect(told(harness)).toContain(reference);
  });

  test("who is real and stands among 205 is named in the first mail, and all others in later ones", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    await harness.sweep();
    const spam: string[] = [];
    const flood = { "CF-Connecting-IP": "203.0.113.9" };
    Object.assign(harness.env, { LIMITER: undefined });
    for (let at = 0; at < 205; at += 1) {
      spam.push(await harness.accepted({ ...content, body: `${content.body} number ${at}` }, flood));
    }
    const real = await harness.accepted({
      ...content,
      fullName: "Ngozi",
      body: `${content.body} I found your website.`,
    });
    await sweepFor(harness, 0, hour);
    expect(harness.mails[0]?.text.includes(real)).toBe(true);
    await sweepFor(harness, hour, 8 * hour, 15 * minute);
    const text = told(harness);
    expect([real, ...spam].filter((reference) => !text.includes(reference))).toEqual([]);
    expect(harness.mails.length).toBeLessThan(20);
    for (const { html } of harness.mails) expect(html.length).toBeLessThan(102_000);
  });

  test("is kept past its retention while nobody could be told", async () => {
    const { harness } = withFlakyMail({ SUSPECTS_KEPT_DAYS: "30" });
    const reference = await harness.accepted(content);
    await sweepFor(harness, hour, 31 * day, 12 * hour);
    expect(await rows()).toMatchObject([{ reference }]);
  });
});

describe("a clean lead", () => {
  test.each([
    ["of the same address", { phone: "+442079460958", body: "Did you get my message?" }],
    ["of the same number", { email: "other@example.com", body: "Did you get my message?" }],
  ])("%s lifts an earlier suspicion", async (_, change) => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const suspect = await harness.accepted(content);
    await harness.accepted({ ...message, ...change });
    await harness.sweep(minute);
    const subjects = harness.mails.map(({ subject }) => subject);
    expect(subjects).toContain(`New contact message ${suspect}`);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["accepted", "released"]);
  });

  test("that says the same, sent by a person, lifts it too, also after it was told of", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const suspect = await harness.accepted(trapped);
    await harness.sweep(day + minute);
    const { topicCode, ...clean } = trapped;
    expect(await harness.accepted(clean)).toBe(suspect);
    await harness.sweep(day + 2 * minute);
    expect(harness.mails.map(({ subject }) => subject)).toEqual([
      `Perhaps spam ${suspect}`,
      `New contact message ${suspect}`,
    ]);
  });

  test("of somebody else lifts nothing, nor does another suspect", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    await harness.accepted(content);
    await harness.accepted({ ...message, email: "ben@example.com", phone: "+442079460958" });
    await harness.accepted({ ...content, body: `${content.body} again` });
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["accepted", "suspect", "suspect"]);
  });

  test("posts the event that was held back", async () => {
    const posted: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      posted.push(String(init?.body));
      return new Response(null, { status: 204 });
    });
    const hook = {
      WEBHOOK_URL: "https://crm.example/leads",
      WEBHOOK_SECRET: btoa("a secret of twenty-four bytes"),
    };
    const harness = new WorkerHarness({ DIGEST_HOUR: "", ...hook });
    const suspect = await harness.accepted(content);
    await harness.sweep();
    expect(posted).toEqual([]);
    await harness.accepted({ ...message, body: "Did you get my message?" });
    await harness.sweep();
    expect(posted.join()).toContain(suspect);
  });
});

test("a suspect that an older worker queued whole gets its notification when it is stored", async () => {
  const down = new WorkerHarness({
    DB: {
      prepare: () => {
        throw new Error("D1_ERROR: down");
      },
    } as never,
  });
  await down.accepted(content);
  const [queued] = down.queued;
  if (queued === undefined || !("lead" in queued)) throw new Error("no whole lead was queued");
  await new WorkerHarness().consume([{ lead: { ...queued.lead, pending: [] } }]);
  expect(await rows("notifications")).toMatchObject([{ about: "suspect", sent_at: null }]);
  expect(await env.DB.prepare("SELECT state FROM leads").first("state")).toBe("suspect");
});
