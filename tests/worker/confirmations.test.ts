import { describe, expect, test } from "vitest";
import { facts } from "#firm/facts.ts";
import { directionOf, languageCodes, languages, pathIn } from "#lead/languages.ts";
import { confirmationsIn } from "#words/confirmations-in.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "../../worker/consultant-words.ts";
import { hour, minute } from "../../worker/time/durations.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import { storeLeads } from "./support/store-leads.ts";
import { client, query, type SentMail, storedLeads, suspect } from "./support/worker-harness.ts";

/** The worker of a firm that confirms leads; what its visitors get is in `confirmations`. */
function confirmingHarness(on = "yes") {
  const confirmations: SentMail[] = [];
  const visitors: { fault?: string } = {};
  const send = async (mail: SentMail) => {
    if (visitors.fault) throw new Error(visitors.fault);
    confirmations.push(mail);
    return { messageId: `confirmation-${confirmations.length}` };
  };
  const harness = new DeskHarness({ CONFIRMATIONS: on, MAIL_VISITORS: { send } as unknown as SendEmail });
  const happened = async () =>
    (await storedLeads())
      .flatMap(({ history }) => history.map(({ what }) => what))
      .filter((what) => what !== "mail");
  return { harness, confirmations, visitors, happened };
}

test.each(languageCodes)(
  "in %s a lead is confirmed once, with the visitor's own page and both ways to the firm",
  async (language) => {
    const { harness, confirmations, happened } = confirmingHarness();
    const reference = await harness.delivered({ ...shortAssessment, language });
    await harness.sweep();
    await harness.sweep();
    expect(confirmations).toMatchObject([
      {
        to: shortAssessment.email,
        subject: `${wordsIn[language].refusals.plan(wordsIn[language].receipt.received.request, reference)} – ${facts.name}`,
        replyTo: facts.email,
        headers: { "Auto-Submitted": "auto-replied" },
      },
    ]);
    const [mail] = confirmations;
    const page = `${harness.env.SITE_ORIGIN}${pathIn(language, "/receipt")}?reference=${reference}&proof=`;
    const { notYou } = confirmationsIn[language];
    expect(notYou).toMatch(/erase it|effacer|borrar|apagar|删除|نحذف|پاک|ਮਿਟਾ|видали|burahin/);
    for (const part of [page, facts.phone, facts.email, facts.licensees[0].number, notYou])
      for (const shown of [mail?.text, mail?.html.replaceAll("&amp;", "&")]) expect(shown).toContain(part);
    // In a text from left to right a mark of direction would be copied with the reference.
    expect(mail?.text.includes("\u2066")).toBe(directionOf(language) !== undefined);
    expect(mail?.text).not.toMatch(/[?？؟]\s*[:：]|tel:|mailto:/);
    const direction = directionOf(language) ? ' dir="rtl"' : "";
    expect(mail?.html).toContain(`<html lang="${languages[language].tag}"${direction}>`);
    expect(mail?.html).toContain(`<td class="i" align="${direction ? "right" : "left"}"${direction} `);
    expect(mail?.html).toMatch(/<h1 [^>]*font-size:20px/);
    expect(mail?.html).toMatch(/<span style="white-space:nowrap">\+1 604-555-0142<\/span>/);
    expect(await happened()).toEqual(["confirmed"]);
  },
);

test("a confirmation contains nothing that the visitor typed", async () => {
  const { harness, confirmations } = confirmingHarness();
  const email = "canary@example.com";
  const labels = { partner: "canary", campaign: "Canary", clientReference: "Canary" };
  const source = { page: "https://canary.example/", utm: { utm_term: "canary" }, ...labels };
  await harness.accepted({ ...message, fullName: "Ana Canary", body: "<b>Canary</b>", email, source });
  await harness.sweep();
  const [{ to, ...mail } = expect.fail("nothing was sent")] = confirmations;
  expect(to).toBe(email);
  expect(JSON.stringify(mail)).not.toMatch(/canary/i);
});

describe("no confirmation goes to", () => {
  test.each<[string, string, object, sql?: string]>([
    ["anybody while the firm has them off", "", message],
    ["a suspect", "yes", suspect],
    ["a test", "yes", { ...message, test: true }],
    ["a lead that is to be erased", "yes", message, "UPDATE leads SET erase_at = 1"],
    ["a lead of a week ago", "yes", message, "UPDATE leads SET confirm_due = 1"],
  ])("%s", async (_, on, body, sql) => {
    const { harness, confirmations } = confirmingHarness(on);
    await harness.accepted({ ...body });
    if (sql) await query(sql);
    await harness.sweep();
    expect(confirmations).toEqual([]);
  });

  test("one mailbox twice a day, in any letter case, with dots and tags", async () => {
    const { harness, confirmations, happened } = confirmingHarness();
    for (const email of ["ana@example.com", "ANA@EXAMPLE.COM", "ana+visa@example.com", "a.n.a+1@example.com"])
      await harness.accepted({ ...message, email });
    for (const later of [0, 1]) await harness.sweep(later);
    expect(confirmations).toHaveLength(1);
    expect((await happened()).filter((what) => what === "unconfirmed")).toHaveLength(3);
  });

  test.each([
    ["200 visitors a day", 197, 0, 3],
    ["100 leads that were not the first of their network on its day", 100, 1, 1],
  ])("more than %s, and the consultant's mails have their own bound", async (_, before, isRepeat, most) => {
    const { harness, confirmations } = confirmingHarness();
    await harness.sweep();
    await storeLeads(before);
    await query("DELETE FROM notifications");
    await query("UPDATE leads SET confirmed_at = ?, network_repeat = ?", Date.now(), isRepeat);
    for (let at = 0; at < 5; at += 1)
      await harness.accepted({ ...message, email: `p${at}@a.example` }, client("203.0.113.9"));
    await harness.deliver();
    await harness.sweep();
    expect(confirmations).toHaveLength(most);
    expect(harness.mails).toHaveLength(5);
  });
});

test("a suspect is confirmed when it is released, and only once", async () => {
  const { harness, confirmations } = confirmingHarness();
  const reference = await harness.accepted(suspect);
  for (const action of ["released", "spam", "released"] as const) {
    await harness.pressLink(action, reference);
    await harness.sweep();
  }
  expect(confirmations).toHaveLength(1);
});

test.each([
  ["is not sent comes late, once", "E_RATE_LIMIT_EXCEEDED", 1],
  ["may have been sent is not sent again", "the network broke off", 0],
])("a confirmation that %s, and delays no mail to the consultant", async (_, fault, later) => {
  const { harness, confirmations, visitors } = confirmingHarness();
  visitors.fault = fault;
  await harness.delivered();
  await harness.sweep();
  expect(harness.mails).toHaveLength(1);
  delete visitors.fault;
  await harness.sweep();
  expect(confirmations).toEqual([]);
  for (const minutes of [20, 40]) await harness.sweep(minutes * minute);
  expect(confirmations).toHaveLength(later);
});

const bounce = (type: string) => ({
  type: "cf.email.sending.message.bounced",
  payload: { messageId: "confirmation-1", recipient: String(message.email).toUpperCase(), bounce: { type } },
});

test.each<[string, isMarked: boolean, refuse: (harness: DeskHarness) => unknown, fault?: string]>([
  ["is suppressed", true, () => undefined, "E_RECIPIENT_SUPPRESSED"],
  ["bounces for good", true, (harness) => harness.consume([bounce("hard")], "evermaple-mail-events")],
  ["bounces for now", false, (harness) => harness.consume([bounce("soft")], "evermaple-mail-events")],
])("a lead whose address %s is marked on desk and digest: %s", async (_, isMarked, refuse, fault) => {
  const { harness, visitors, happened } = confirmingHarness();
  Object.assign(visitors, { fault });
  const reference = await harness.delivered();
  await harness.sweep();
  await refuse(harness);
  await harness.sweep();
  const mark = "This address does not accept e-mail. Please call.";
  expect((await happened()).includes("refuses-mail")).toBe(isMarked);
  expect(harness.mailed.includes(mark)).toBe(isMarked);
  for (const path of ["/desk/", `/desk/${reference}`])
    expect((await harness.open(path)).text.includes(mark)).toBe(isMarked);
  expect(harness.mails).toHaveLength(isMarked ? 2 : 1);
  expect(harness.mails.at(-1)?.text).toContain(reference);
});

/** The report on the nth visitor's confirmation. */
const reportOn = (at: number, kind: string, type = "hard") => ({
  type: `cf.email.sending.message.${kind}`,
  payload: { messageId: `confirmation-${at}`, recipient: `p${at}@example.com`, bounce: { type } },
});

test.each<[string, reports: readonly object[], isPaused: boolean]>([
  ["five that bounce for good", Array.from({ length: 5 }, (_, at) => reportOn(at, "bounced")), false],
  ["six that bounce for now", Array.from({ length: 6 }, (_, at) => reportOn(at, "bounced", "soft")), false],
  ["six that bounce for good", Array.from({ length: 6 }, (_, at) => reportOn(at, "bounced")), true],
  ["a complaint", [reportOn(3, "complained")], true],
  ["a complaint about another mail", [reportOn(99, "complained")], false],
])("of seven confirmations, %s pause them for a day, with an alert: %#", async (_, reports, isPaused) => {
  const { harness, confirmations } = confirmingHarness();
  const send = (at: number) => harness.delivered({ ...message, email: `p${at}@example.com` });
  for (let at = 0; at < 7; at += 1) await send(at);
  await harness.sweep();
  await harness.consume(reports, "evermaple-mail-events");
  await send(8);
  await harness.sweep(minute);
  expect(confirmations).toHaveLength(isPaused ? 7 : 8);
  await harness.sweep(2 * minute);
  const { subject } = consultantWords({}).mails.alerts["confirmations-paused"];
  expect(harness.subjects.includes(subject)).toBe(isPaused);
  expect((await harness.open("/desk/health")).text.includes("paused until")).toBe(isPaused);
  await harness.sweep(25 * hour);
  expect(confirmations).toHaveLength(8);
});

test("leads whose addresses refuse mail wait as if they came from one network", async () => {
  const { harness, visitors } = confirmingHarness();
  visitors.fault = "E_RECIPIENT_SUPPRESSED";
  for (let at = 0; at < 4; at += 1) {
    await harness.delivered({ ...message, email: `p${at}@example.com` });
    await harness.sweep(at * minute);
  }
  // The first digest has taken one of them.
  const turns = await query("SELECT turn FROM notifications ORDER BY turn");
  expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2]);
});
