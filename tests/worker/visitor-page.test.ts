import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Language, languageCodes, languages } from "#lead/languages.ts";
import { showDate } from "#lead/show-date.ts";
import { wordsIn } from "#words/words-in.ts";
import { statusPart, statusTexts } from "../../worker/intake/visitor-status-part.tsx";
import { type Progress, progress, visitorSteps } from "../../worker/leads/steps.ts";
import { markUnanswered, type VisitorStatus } from "../../worker/leads/visitor-status.ts";
import { promiseFor } from "../../worker/time/reply-promise.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { sitePages } from "./support/site-pages.ts";
import { databaseDown, limitReached, newKey, query, storedLeads } from "./support/worker-harness.ts";

const day = 86_400_000;
const words = wordsIn.en.followUp;

let desk: DeskHarness;

beforeEach(() => {
  desk = new DeskHarness({ ASSETS: sitePages, TIME_ZONE: "America/Halifax" });
});

async function sent(changes: object = {}, headers = {}) {
  const { reply } = await desk.post({ ...message, ...changes }, headers);
  return { reference: String(reply.reference), receipt: String(reply.receipt) };
}

/** Opens or presses a page; `labels` are what has happened, and the promise. */
async function look(receipt: string, method = "GET") {
  const answer = await desk.get(receipt, {}, method);
  return { ...answer, labels: answer.page.match(/(?<=<dt>).*?(?=<\/dt>)/g) ?? [] };
}

/** 28 November 2026, the day of the moments above. */
const dayIn = (language: Language) =>
  showDate(1_795_892_400_000, {
    tag: languages[language].tag,
    months: wordsIn[language].receipt.months,
    timeZone: "America/Halifax",
    precision: "day",
  });

const ahead = (page: string) => [...page.matchAll(/<li><strong>(.*?)<\/strong>/g)].map(([, name]) => name);

describe("the visitor's own page", () => {
  const { arrived, read, answered, ways } = words;

  test.each<[string, (reference: string) => Promise<unknown>, string[]]>([
    ["arrived", async () => undefined, [arrived]],
    ["was read", (lead) => desk.open(lead), [arrived, read]],
    ["was taken by somebody", (lead) => desk.step(lead, "mine"), [arrived, read]],
    ["was answered", (lead) => desk.step(lead, "contacted"), [arrived, read, answered]],
    ["was rung", (lead) => desk.step(lead, "contacted", { how: "phone" }), [arrived, read, ways.phone]],
    ["was closed", (lead) => desk.step(lead, "closed", { outcome: "not-for-us" }), [arrived, read]],
    ["is held as spam", (lead) => desk.set(lead, "state = 'suspect'"), [arrived]],
  ])("shows that a lead %s, and nothing else about it", async (_, act, shown) => {
    const { reference, receipt } = await sent({ source: { timeZone: "Asia/Kolkata" } });
    await act(reference);
    const { headers, page, labels } = await look(receipt);
    expect(labels).toEqual(shown);
    expect(page).toContain(`<div aria-current="step"><dt>${shown.at(-1)}</dt>`);
    expect(ahead(page)).toEqual([words.ahead.read, words.ahead.answered].slice(shown.length - 1));
    const policy = ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name));
    expect(policy).toEqual(["no-store, no-transform", "noindex", "no-referrer"]);
    expect(page).toContain("Book");
    for (const unsaid of [message.fullName, message.email, message.body, "local", words.nobody])
      expect(page).not.toContain(unsaid);
  });

  test("keeps what is for a contact form out of an assessment's", async () => {
    const { page } = await look((await sent(shortAssessment)).receipt);
    expect(page).not.toContain("Book");
  });

  const erase = (reference: string) => desk.step(reference, "erased");

  test.each<[string, spoil: (receipt: string) => string, act?: (reference: string) => Promise<unknown>]>([
    ["one changed character", (receipt) => receipt.replace(/.$/, (at) => (at === "A" ? "E" : "A"))],
    ["another reference", (receipt) => receipt.replace(/EM-\w+/, "EM-7KQ2M9D4TR")],
    ["no proof", (receipt) => receipt.replace(/&proof=.*/, "")],
    ["another secret", String, async () => Object.assign(desk.env, { LINK_SECRET: "z".repeat(32) })],
    ["a lead that is about to be erased", String, erase],
    [
      "an erased one that has a correction",
      String,
      async (reference) => {
        const correction = await sent({ body: "Another question." });
        await desk.set(correction.reference, `corrects = '${reference}'`);
        await desk.set(reference, "erase_at = 1");
      },
    ],
    [
      "an erased one, and a late one of it",
      (receipt) => `${receipt}&late=1`,
      async (reference) => {
        await erase(reference);
        await desk.sweep(day + 60_000);
      },
    ],
    ["one whose time was over", String, () => query("DELETE FROM leads")],
  ])("answers %s with the same 404, and takes nothing from it", async (_, spoil, act) => {
    const { reference, receipt } = await sent();
    await act?.(reference);
    const unknown = await look("/receipt");
    const before = await storedLeads();
    for (const method of ["GET", "POST"]) {
      const { status, page, headers } = await look(spoil(receipt), method);
      expect([status, page, [...headers]]).toEqual([404, unknown.page, [...unknown.headers]]);
      expect(page).not.toMatch(/EM-|Thank you/);
    }
    expect(await storedLeads()).toEqual(before);
  });

  test("of a lead that waits on the queue, or while the database is down, shows no time and no error", async () => {
    const { DB } = desk.env;
    Object.assign(desk.env, databaseDown);
    const { receipt } = await sent({ body: "Is anybody there?" });
    expect(await look(receipt)).toMatchObject({ status: 200, labels: [] });
    Object.assign(desk.env, { DB });
    expect(await look(receipt)).toMatchObject({ status: 200, labels: [] });
    await desk.deliver();
    expect((await look(receipt)).labels).toEqual([arrived]);
  });

  test.each(languageCodes)(
    "of a form in test mode says in %s that nothing was sent, and no more",
    async (language) => {
      const { test } = wordsIn[language].form;
      const { page, labels } = await look((await sent({ test: true, language })).receipt);
      expect([page.includes(`<h1 data-text="heading">${test}</h1>`), labels]).toEqual([true, []]);
      expect(page).toMatch(new RegExp(`<title>${test} .*TEST-`, "s"));
      expect(page).not.toMatch(/Thank you|Next|Received/);
    },
  );

  test.each(languageCodes)(
    "has in %s the newest news as its heading, and what is still to come",
    async (language) => {
      const { followUp, receipt: receiptWords } = wordsIn[language];
      const { reference, receipt } = await sent({ language });
      await desk.set(reference, "received_at = 1795888800000");
      const seen = async () => {
        const { page } = await look(receipt);
        const [, heading] = /<h1[^>]*>(.*?)<\/h1>/.exec(page) ?? [];
        const parts = [receiptWords.steps("", "consultant", "").at(-1) ?? "", followUp.spam].map((text) =>
          page.includes(text),
        );
        return [heading, page.includes(`<title>${heading} · `), ...parts];
      };
      expect(await seen()).toEqual(["Thank you", false, true, false]);
      const on = (news: keyof typeof followUp.news) => followUp.news[news](dayIn(language));
      await desk.set(reference, "read_at = 1795892400000");
      expect(await seen()).toEqual([on("read"), true, true, false]);
      for (const how of ["phone", "email", "chat"] as const) {
        await desk.step(reference, "contacted", { how });
        await desk.set(reference, "contacted_at = 1795896000000");
        expect(await seen()).toEqual([on(how), true, false, how === "email"]);
        await desk.set(reference, "contacted_at = NULL");
      }
      await desk.set(reference, "unanswered_at = 1795899600000");
      expect(await seen()).toEqual([on("unanswered"), true, true, false]);
    },
  );

  test("speaks of the newest version of what was sent, and of each one's own arrival", async () => {
    const key = newKey();
    const [first, last] = [await sent({}, key), await sent({ body: "And may my wife work?" }, key)];
    await desk.set(first.reference, `received_at = received_at - ${day}`);
    await desk.step(last.reference, "contacted", { how: "email" });
    for (const { receipt } of [first, last])
      expect((await look(receipt)).labels).toEqual([arrived, read, ways.email]);
  });
});

describe("'Nobody has written to me'", () => {
  // Longer than the usual days with Christmas and New Year among them.
  const longAgo = `received_at = received_at - ${15 * day}`;

  test.each<[string, string, boolean]>([
    ["within the usual days", `received_at = received_at - ${2 * day}`, false],
    ["after them", longAgo, true],
    ["within a day of an answer", `contacted_at = received_at - ${day - 60_000}`, false],
    ["a day after an answer", `contacted_at = received_at - ${day}`, true],
    ["once it was pressed", `${longAgo}, unanswered_at = received_at`, false],
    ["in the last of eight weeks from the promised time", `received_at = received_at - ${60 * day}`, true],
    ["after eight weeks from the promised time", `received_at = received_at - ${70 * day}`, false],
  ])("is offered and heard %s: %s", async (_, columns, isOffered) => {
    const { reference, receipt } = await sent();
    await desk.set(reference, columns);
    expect((await look(receipt)).page.includes(words.nobody)).toBe(isOffered);
    const { status, headers } = await look(receipt, "POST");
    expect([status, headers.get("location")]).toEqual([303, receipt]);
    const heard = [{ what: "unanswered", by: "visitor" }];
    expect(await storedLeads()).toMatchObject([{ history: isOffered ? heard : [] }]);
  });

  test("makes the lead wait again, once, marked on the desk and in the next digest", async () => {
    const { reference, receipt } = await sent();
    await desk.deliver();
    await desk.step(reference, "contacted");
    await desk.set(reference, longAgo);
    await Promise.all([look(receipt, "POST"), look(receipt, "POST")]);
    const history = [{ what: "mail" }, { what: "contacted" }, { what: "unanswered" }];
    expect(await desk.row(reference)).toMatchObject({ contacted_at: null, history });
    const shown = [words.arrived, words.read, words.unanswered];
    expect((await look(receipt)).labels).toEqual(shown);

    expect(await desk.text("")).toContain("reports no reply");
    expect(await desk.text(reference)).toMatch(
      /They report that they got no reply: .*reported that they got no reply, by the visitor/s,
    );
    await desk.sweep(15 * 60_000);
    expect(desk.mails.at(-1)?.text).toContain("They report that they got no reply.");

    await desk.step(reference, "contacted", { how: "phone" });
    expect((await look(receipt)).labels).toEqual([...shown, words.ways.phone]);
    expect(await desk.text(reference)).not.toContain("They report that");
  });

  test("is limited by client, and then asks to wait, on the visitor's page", async () => {
    const { receipt } = await sent({ language: "fr" });
    Object.assign(desk.env, { LIMITER: limitReached });
    const wait = expect.stringContaining(wordsIn.fr.refusals.reasons.tooOften);
    expect(await look(receipt, "POST")).toMatchObject({ status: 429, page: wait });
    expect((await look(receipt)).status).toBe(200);
  });
});

/** SQL for the columns of a lead in each state. */
const columnsOf: Record<Progress, string> = {
  new: "contacted_at = NULL",
  contacted: "contacted_at = received_at",
  closed: "contacted_at = received_at, closed_at = received_at, outcome = 'retained'",
  suspect: "state = 'suspect'",
  spam: "state = 'suspect', spam_at = received_at",
  erasing: "erase_at = 9e15",
};
const states = Object.keys(columnsOf) as Progress[];

describe.each(["unanswered", "sent again"] as const)("what is %s of a lead that is", (act) => {
  test.each(states)("%s changes its state as steps.ts says", async (state) => {
    const key = newKey();
    const { reference, receipt } = await sent({}, key);
    if (act === "sent again") await sent({ body: "Another question." }, key);
    await desk.deliver();
    await desk.set(reference, `received_at = received_at - ${15 * day}, ${columnsOf[state]}`);
    if (act === "sent again") await sent({}, key);
    else {
      await look(receipt, "POST");
      // A press that was checked before the lead had this state.
      await markUnanswered(env.DB, reference, Date.now(), { hasMail: true });
    }
    const waitsAgain = state === "contacted" || (state === "closed" && act === "sent again");
    const may = visitorSteps[act].from.includes(state);
    const columns = `${progress.sql} AS progress, outcome, instr(history, '"${act}"') > 0 AS isNoted`;
    expect(await query(`SELECT ${columns} FROM leads WHERE reference = ?`, reference)).toEqual([
      {
        progress: waitsAgain ? "new" : state,
        outcome: state === "closed" ? "retained" : null,
        isNoted: Number(may),
      },
    ]);
    const name = state === "suspect" ? "suspect" : "accepted";
    expect(await query("SELECT lead, name FROM notifications WHERE timing = 'digest'")).toEqual(
      may ? [{ lead: reference, name }] : [],
    );
    await desk.sweep(16 * 60_000);
    if (state === "closed" && act === "unanswered")
      expect(desk.mails.at(-1)?.text).toContain("They report that they got no reply.");
  });
});

const halifax = { weekdays: [1, 2, 3, 4, 5], closed: [] };

test.each([
  ["a Wednesday night", "2026-11-26T02:00Z", "2026-12-03T04:00Z"],
  ["a Friday", "2026-11-27T15:00Z", "2026-12-05T04:00Z"],
  ["a Sunday", "2026-11-29T15:00Z", "2026-12-05T04:00Z"],
  ["the week in which the clocks change", "2026-10-30T15:00Z", "2026-11-07T04:00Z"],
])("the usual five business days from %s end with the firm's day", (_, from, end) => {
  expect(promiseFor(Date.parse(from), "America/Halifax", halifax).until).toBe(Date.parse(end));
});

const now = Date.UTC(2026, 10, 25, 15);
const unseen = { answeredAt: null, unansweredAt: null, readAt: null, timeZone: null };
const status = { arrivedAt: now, ...unseen } as VisitorStatus;
const promise = { until: Date.UTC(2026, 10, 28), isMade: true };

test.each([
  ["en", "America/St_Johns", "(St. John’s)", "(Vancouver)"],
  ["fr", "Africa/Algiers", "(Algérie)", "(Vancouver)"],
  ["es", "America/Mexico_City", "(Ciudad de México)", "(Vancouver)"],
  ["pt", "America/Manaus", "(Manaus)", "(Vancouver)"],
  ["pt", "Africa/Luanda", "(Angola)", "(Vancouver)"],
  ["zh", "Asia/Shanghai", "（中国）", "（温哥华）"],
  ["zh", "America/Toronto", "（多伦多）", "（温哥华）"],
  ["ar", "Asia/Beirut", "(لبنان)", "(فانكوفر)"],
  ["fa", "Asia/Tehran", "(ایران)", "(ونکوور)"],
  ["pa", "Asia/Kolkata", "(ਭਾਰਤ)", "(ਵੈਨਕੂਵਰ)"],
  ["tl", "Asia/Manila", "(Pilipinas)", "(Vancouver)"],
  ["uk", "Europe/Kyiv", "(Україна)", "(Ванкувер)"],
] as const)(
  "in %s a lead has its times on both clocks, %s by %s and the firm's by %s",
  (language, timeZone, place, firmsPlace) => {
    const html = statusPart({
      ...{ language, now, timeZone: "America/Vancouver" },
      status: { ...status, timeZone },
      promise: { ...promise, isMade: false },
    });
    const [firms = "", visitors] = [...html.matchAll(/<time.*?>(.*?)<\/time>/g)].map(([, text]) => text);
    expect(html).toContain(wordsIn[language].receipt.question);
    // What is ahead never has the name of what has happened.
    const { followUp } = wordsIn[language];
    expect(ahead(html)).toEqual([followUp.ahead.read, followUp.ahead.answered]);
    for (const name of [followUp.read, followUp.answered, ...Object.values(followUp.ways)])
      expect(html).not.toContain(name);
    expect(firms).toMatch(/(?=.*2026)(?=.*25).*8.{1,3}00/);
    expect(firms.endsWith(firmsPlace), firms).toBe(true);
    expect(visitors).toMatch(/(?=.*2026)(?=.*2[56]).*\d.{1,3}[03]0/);
    expect(visitors).toContain(place);
    if (language !== "en") expect(firms + visitors).not.toMatch(/November|Time/);
  },
);

test("a promise is shown with its day until it is kept", () => {
  const english = { status, promise, now, language: "en", timeZone: "UTC" } as const;
  const promised = words.promised("November\u00a027, 2026");
  expect(ahead(statusPart(english))).toEqual([words.ahead.read, promised]);
  const kept = statusPart({ ...english, status: { ...status, answeredAt: now } });
  expect(ahead(kept)).toEqual([]);
  const { next, status: late } = statusTexts({ ...english, now: promise.until });
  expect(ahead(late)).toEqual([words.ahead.read, words.ahead.answered]);
  expect(next).toContain(wordsIn.en.receipt.replyBy(undefined));
});
