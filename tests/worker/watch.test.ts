import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimsIn } from "#words/claims-in.ts";
import { facts } from "../../src/content/programs/facts.ts";
import { readWatched } from "../../worker/leads/official-pages.ts";
import { lookAtPages, mayLookAtPages } from "../../worker/outbox/official-pages.ts";
import { type WatchedFact, watchedFacts } from "../../worker/outbox/watched-facts.ts";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { recordedPairs } from "../support/official-pages.ts";
import { random } from "../support/random.ts";
import { DeskHarness } from "./support/desk-harness.ts";

const start = Date.UTC(2026, 10, 30, 9, 5);

let desk: DeskHarness;
let asked: string[];
/** The text of each page by its address. */
let pages: Map<string, string>;

beforeEach(() => {
  desk = new DeskHarness({ WATCH_PAGES: "yes", DAILY_MAIL_HOUR: "9" });
  asked = [];
  pages = new Map();
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (url.endsWith("/robots.txt")) return new Response(null, { status: 404 });
    const text = pages.get(url) ?? "<main>The same</main>";
    return text === "" ? new Response(null, { status: 403 }) : new Response(text);
  });
});

afterEach(() => void vi.unstubAllGlobals());

const changed = async () => watchedFacts(await readWatched(desk.env.DB)).filter(({ isChanged }) => isChanged);
const hrefOf = async (id: string) =>
  watchedFacts(await readWatched(desk.env.DB)).find((fact) => fact.id === id)?.href ?? "";

/** Looks eight times a day, as often as the pages need. */
async function lookUntil(
  from: number,
  until: number,
  each: (now: number) => Promise<void> | void = () => {},
) {
  for (let now = from; now <= until; now += 3 * hour) {
    await lookAtPages(desk.env, now);
    await each(now);
  }
}

test("over two months each change is reported within 6 days, and nothing else is", async () => {
  const addresses = [...new Set(watchedFacts({ pages: [], readings: new Map() }).map(({ href }) => href))];
  const next = random(7);
  const due = recordedPairs.map((pair, at) => {
    const href = addresses[at * 3] as string;
    pages.set(href, pair.before);
    return { ...pair, href, at: start + (8 + next() * 40) * day };
  });
  const told = new Map<string, number>();
  await lookUntil(start, start + 60 * day, async (now) => {
    for (const { href, at, after } of due) if (at <= now) pages.set(href, after);
    const known = (await readWatched(desk.env.DB)).pages;
    for (const { href, found_at } of known) if (found_at !== null && !told.has(href)) told.set(href, now);
  });
  const changes = due.filter(({ isChanged }) => isChanged);
  expect([...told.keys()].toSorted()).toEqual(changes.map(({ href }) => href).toSorted());
  for (const { href, at } of changes) expect((told.get(href) ?? 0) - at).toBeLessThan(6.2 * day);
  const perWeek = asked.filter((url) => !url.endsWith("/robots.txt")).length / 60;
  expect(perWeek).toBeLessThan(addresses.length / 5.9);
});

test("changed and unreadable pages come first on the desk, and in one line of the daily mail, until read", async () => {
  const [parents, startUp] = [await hrefOf("parentsAndGrandparents"), await hrefOf("startUpVisa")];
  await lookUntil(start, start + 7 * day);
  expect(await changed()).toEqual([]);
  pages.set(parents, "<main>Another</main>");
  pages.set(startUp, "");
  await lookUntil(start + 7 * day, start + 14 * day);
  const first = (await changed()).map(({ id }) => id);
  expect(first.toSorted()).toEqual(["parentsAndGrandparents", "startUpRules", "startUpVisa"].toSorted());
  const now = start + 14 * day;
  vi.spyOn(Date, "now").mockReturnValue(now);
  const text = await desk.text("/desk/facts");
  expect(text.indexOf('id="startUpVisa"')).toBeLessThan(text.indexOf('id="ontario"'));
  expect(text).toMatch(/not readable since .{1,20}Dec \d+ \(403\)/);
  expect(text).toContain(`href="${parents}"`);
  expect(text).toContain("src/content/programs/program-statuses.ts:");
  for (const { id } of facts) expect(text).toContain(`id="${id}"`);
  expect(text).not.toContain("Another");
  await desk.sweep();
  expect(desk.dailies[0]?.text.replace(/\s+/g, " ")).toContain(
    "3 facts whose official page changed since it was read, or cannot be read:",
  );
  for (const read of first) expect((await desk.press("/desk/facts", { read })).done).toBe("read");
  expect(await changed()).toEqual([]);
  expect((await desk.press("/desk/facts", { read: "nothing" })).done).toBe("nothing");
});

test.each([
  ["an hour after its fact was read is reported", "2027-03-01T10:00Z", hour, true],
  ["an hour before is not, though UTC has another day than Vancouver", "2027-03-02T03:00Z", -hour, false],
])("a change found %s", (_, marked, later, isChanged) => {
  const at = Date.parse(marked);
  const [{ id, href }] = watchedFacts({ pages: [], readings: new Map() }) as readonly [WatchedFact];
  const page = { href, checked_at: at, version: "#1", etag: null, failing_since: null, fault: null };
  const [fact] = watchedFacts({
    pages: [{ ...page, found_at: at + later }],
    readings: new Map([[id, { name: "", at, value: "2027-03-01" }]]),
  }).filter((fact) => fact.id === id);
  expect(fact?.isChanged).toBe(isChanged);
});

test("only a sweep in ten with nothing to send looks, at two pages with four calls", async () => {
  const at = (minutes: number) => mayLookAtPages(desk.env, start + minutes * minute);
  expect([await at(0), await at(1), await at(-5), await at(10)]).toEqual([true, false, false, true]);
  await lookAtPages(desk.env, start);
  expect(asked).toHaveLength(4);
  await desk.accepted(message);
  expect(await at(10 + 24 * 60)).toBe(false);
});

test("a product that is not deployed asks nobody", async () => {
  const local = new DeskHarness();
  vi.spyOn(Date, "now").mockReturnValue(start);
  await local.sweep();
  expect(asked).toEqual([]);
  expect(await mayLookAtPages(local.env, start)).toBe(false);
});

test.each(["en", "fr"] as const)(
  "the desk in '%s' lists each fact with its claim in that language",
  async (language) => {
    desk = new DeskHarness({ DESK_LANGUAGE: language });
    const text = (await desk.text("facts")).replaceAll("&#39;", "'").replaceAll("&quot;", '"');
    for (const { id } of facts) expect(text).toContain(`<p>${claimsIn[language][id]}</p>`);
  },
);
