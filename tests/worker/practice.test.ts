import { beforeEach, describe, expect, test, vi } from "vitest";
import { stoppedIn } from "#content/firm/practice.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { refuseWhileStopped } from "../../worker/intake/practice.ts";
import { day } from "../../worker/time/durations.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { sitePages } from "./support/site-pages.ts";
import { databaseDown, storedLeads } from "./support/worker-harness.ts";

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness({ ASSETS: sitePages, DAILY_MAIL_HOUR: "9" });
  desk.by = "amara@harbourline.ca";
});

const facts = "/desk/facts";
const stop = () => desk.press(facts, { action: "stopped" });
const resume = () => desk.press(facts, { action: "resumed" });

test.each(languageCodes)(
  "a stopped practice refuses both forms in %s with 403 and stores nothing",
  async (language) => {
    await stop();
    const msg = stoppedIn(wordsIn[language]);
    expect(msg).toContain("Evermaple");
    for (const form of [message, shortAssessment, { ...message, test: true }, { ...message, email: "" }]) {
      const { status, headers, reply } = await desk.post({ ...form, language });
      expect([status, reply]).toEqual([403, { error: { param: "form", msg } }]);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    }
    expect(await storedLeads()).toEqual([]);
    expect(desk.queued).toEqual([]);
  },
);

test("each language has a sentence of its own, and the firm's own sentence replaces it on the site", () => {
  expect(new Set(languageCodes.map((code) => stoppedIn(wordsIn[code]))).size).toBe(languageCodes.length);
  const own = { stopped: "2026-11-28", sentence: { fr: "Le cabinet est fermé." } } as const;
  const inOwn = (code: Language) => stoppedIn(wordsIn[code], own);
  expect(inOwn("fr")).toBe("Le cabinet est fermé.");
  for (const code of ["en", "es"] as const) expect(inOwn(code)).toBe(stoppedIn(wordsIn[code]));
});

test("a plain form is refused with its answers in their fields, and stores nothing", async () => {
  await stop();
  const { status, page: text } = await desk.submit({ ...message, page: "/study" });
  expect(status).toBe(403);
  expect(text).toContain(stoppedIn(wordsIn.en));
  expect(text).toContain(`value="${message.fullName}"`);
  expect(await storedLeads()).toEqual([]);
});

test("only a second page stops the practice, and another button opens the forms at once", async () => {
  const asked = await desk.text(`${facts}?stop=ask`);
  expect(asked).toContain('name="action" value="stopped"');
  expect((await desk.post(message)).status).toBe(200);
  expect(await desk.text(facts)).not.toContain('value="stopped"');
  expect((await stop()).done).toBe("stopped");
  expect((await desk.post(message)).status).toBe(403);
  expect(await desk.text(`${facts}?stop=ask`)).toContain('value="resumed"');
  expect((await resume()).done).toBe("resumed");
  expect((await desk.post({ ...message, body: "Hello again" })).status).toBe(200);
  expect((await desk.press(facts, { action: "other" })).done).toBe("nothing");
});

test("the list and the daily mail name who stopped the practice and when, and for a day who opened it", async () => {
  const daily = async (after: number) => {
    await desk.sweep(after);
    return desk.dailies.at(-1)?.text.replace(/\s+/g, " ");
  };
  await stop();
  // A second press changes neither.
  desk.by = "jean@harbourline.ca";
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + day);
  await stop();
  const note =
    "The practice is stopped, and the forms refuse every message: amara@harbourline.ca, Fri, Nov 20, 2026";
  for (const text of [await desk.text(""), await desk.text(facts), await daily(0)])
    expect(text).toContain(note);
  await resume();
  const opened = "The forms are open again: jean@harbourline.ca";
  for (const text of [await desk.text(""), await daily(day)]) expect(text).toContain(opened);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * day);
  expect(await desk.text("")).not.toContain(opened);
});

test("leads that are stored or on the queue when the practice stops are still delivered", async () => {
  const reference = await desk.accepted(message);
  await stop();
  await desk.deliver();
  expect(desk.subjects).toEqual([`New contact message ${reference}`]);
  expect((await desk.step(reference, "contacted")).done).toBe("contacted");
});

describe("a database that cannot be read costs no lead", () => {
  test("the lead goes onto the queue while it is down", async () => {
    await stop();
    const down = new DeskHarness(databaseDown);
    expect((await down.post(message)).status).toBe(200);
    expect(down.queued).toHaveLength(1);
  });

  test("the lead is stored when the switch alone fails or hangs", async () => {
    desk.failStatements(/worker_state WHERE name/);
    expect((await desk.post(message)).status).toBe(200);
    const { DB } = desk.env;
    const hanging = {
      all: () => new Promise(() => {}),
      bind: () => hanging,
    } as unknown as D1PreparedStatement;
    desk.replaceDatabase({
      prepare: (text) => (/FROM worker_state WHERE name/.test(text) ? hanging : DB.prepare(text)),
    });
    expect((await desk.post({ ...message, body: "Another" })).status).toBe(200);
    expect(await storedLeads()).toHaveLength(2);
  });
});

test("the switch of firm/facts.yaml refuses every form, whatever the database says", async () => {
  const stopped = { stopped: "2026-11-18" } as const;
  for (const { env } of [desk, new DeskHarness(databaseDown)])
    await expect(refuseWhileStopped(env, stopped)).rejects.toMatchObject({ status: 403, reason: "stopped" });
  await expect(refuseWhileStopped(desk.env, undefined)).resolves.toBeUndefined();
});
