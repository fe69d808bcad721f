import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { random } from "../support/random.ts";
import { rows, storedReferences, suspect } from "../worker/support/worker-harness.ts";
import { type FormPost, type Part, Platform, type Way } from "./platform.ts";

interface Outage {
  parts: readonly Part[];
  hours: number;
  way: Way;
  /**
   * Minutes between two runs of the cron; each minute for half an hour around a change and three hours after
   * the repair.
   */
  cronEvery?: number;
  /** Hours to watch after the repair, for a daily mail and for expired leads. */
  watched?: number;
}

const parts: readonly Part[] = ["database", "mail", "queue", "cron"];
const refused: readonly (readonly Part[])[] = [
  ...parts.map((part) => [part]),
  ...parts.flatMap((part, at) => parts.slice(at + 1).map((other) => [part, other])),
  parts,
];
// A cron does not hang: it does not come.
const hanging: readonly (readonly Part[])[] = [
  ...parts.slice(0, 3).map((part) => [part]),
  ["database", "mail"],
  parts,
];

const everyOutage: readonly Outage[] = [1, 25, 96].flatMap((hours) => [
  ...refused.map((some) => ({ parts: some, hours, way: "refuses" }) as const),
  ...hanging.map((some) => ({ parts: some, hours, way: "hangs" }) as const),
]);
const outages: readonly Outage[] =
  env.OUTAGES === "all" ? everyOutage : [{ parts, hours: 1, way: "hangs", cronEvery: 30, watched: 4 }];

interface Post extends FormPost {
  at: number;
  /** A word that no other lead's text has. */
  word: string;
  /** How soon the consultant is notified without an outage. */
  within: number;
  tries: number;
}

/** The share of visitors up to a kind, when they are mailed without an outage, and what they send. */
const kinds: readonly (readonly [upTo: number, within: number, change: (word: string) => object])[] = [
  [0.4, 0, (word) => ({ ...message, body: `${word}: may I study in Canada?` })],
  [0.7, 0, (word) => ({ ...fullAssessment, additional: `${word} is my question.` })],
  [0.85, hour, (word) => ({ ...message, body: `${word} SEO and backlinks: click here https://a.example` })],
  [0.95, hour, (word) => ({ ...suspect, body: `${word}, please call` })],
  [1, hour, (word) => ({ ...fullAssessment, additional: `${word}, in haste`, elapsed: 20 })],
];

/** A Tuesday, so that four days of outage meet the daily mail's hour as often as two hours do. */
const begin = Date.UTC(2026, 10, 17, 8);

/** About 36 a day, before, during and after the outage. */
function* postsUntil(end: number, next: () => number): Generator<Post> {
  for (let at = begin, number = 0; at < end; at += next() * 80 * minute, number += 1) {
    const draw = next();
    const [, within = 0, change = () => message] = kinds.find(([upTo]) => draw < upTo) ?? [];
    const person = { email: `person${number}@example.com`, phone: `+1604${2_000_000 + number}` };
    const key = next() < 0.9 ? crypto.randomUUID() : undefined;
    const post = (word: string, when: number) => {
      return { at: when, answers: { ...change(word), ...person }, key, word, within, tries: 0 };
    };
    const first = post(`word${number}first`, at);
    yield first;
    const again = next();
    if (again < 0.1) yield { ...first, at: at + 5 * minute };
    else if (again < 0.25) yield post(`word${number}corrected`, at + next() * 3 * hour);
  }
}

async function play({ parts: some, hours, way, cronEvery = 10, watched = 28 }: Outage) {
  const next = random(Number(env.FAULT_SEED));
  const platform = new Platform(begin, {
    HEARTBEAT_URL: "https://beat.example/ping",
    LEADS_KEPT_DAYS: "3",
    SUSPECTS_KEPT_DAYS: "2",
  });
  const from = begin + 3 * hour + next() * 6 * hour;
  const repaired = from + hours * hour;
  platform.repairedAt = repaired;
  const end = repaired + watched * hour;
  const waiting = new Set(postsUntil(repaired + hour, next));
  const accepted: (Post & { reference: string })[] = [];
  while (Date.now() < end) {
    const now = Date.now();
    if (now >= from) for (const part of some) platform.down.set(part, way);
    for (const post of [...waiting].filter(({ at }) => at <= now)) {
      waiting.delete(post);
      const reference = await platform.post(post);
      if (reference !== undefined) accepted.push({ ...post, at: now, reference });
      // A visitor who sees a failure tries twice more, a minute later.
      else if (post.tries < 2) waiting.add({ ...post, at: now + minute, tries: post.tries + 1 });
    }
    await platform.deliver();
    const isQuiet = Math.abs(now - from) > 30 * minute && (now < repaired || now > repaired + 3 * hour);
    if (!isQuiet || Math.round(now / minute) % cronEvery === 0) await platform.cron();
    await platform.deliver();
    vi.setSystemTime(Math.max(now + minute, Math.ceil(Date.now() / minute) * minute));
  }
  return { platform, accepted, from, repaired };
}

test.each(outages)(
  "$parts $way for $hours h: every accepted lead is stored, and named with its text within an hour of the repair",
  { timeout: 900_000 },
  async (outage) => {
    const { platform, accepted, from, repaired } = await play(outage);
    const references = new Set(await storedReferences());
    // While the database is down, its leads are mailed too, but only until a limit; once stored, each is.
    const mails = platform.mails.filter(
      ({ at }) => !outage.parts.includes("database") || at < from || at >= repaired,
    );
    const named = accepted.map(({ reference, word, at, within }) => {
      const mail = mails.find(
        ({ text, html }) => [reference, word].every((part) => text.includes(part)) && html.includes(word),
      );
      const late = (mail?.at ?? Number.POSITIVE_INFINITY) - Math.max(repaired, at + within);
      return { reference, word, at, late };
    });
    // Listed leads may have expired since.
    const lost = named.filter(
      ({ reference, at, late }) =>
        !references.has(reference) && (late === Infinity || at > Date.now() - 2 * day),
    );
    const calls = platform.requests.filter(
      ({ at, url }) => !url.endsWith("/fail") && at > from + 3 * minute && at < repaired,
    );
    // Without a key nobody can know a repeat while the database is down.
    const keyed = accepted.filter(({ key }) => key !== undefined);
    const first = new Map(keyed.map(({ word, reference }) => [word, reference]));
    const faulty = {
      lost,
      namedLate: named.filter(({ late }) => late > hour),
      callsThatAllIsWell: outage.parts.join() === "mail" ? [] : calls,
      deletedByAQueue: platform.deleted,
      doubled: keyed.filter(({ word, reference }) => first.get(word) !== reference),
      deadLetters: await rows("dead_letters"),
    };
    for (const [what, some] of Object.entries(faulty)) expect(some, what).toEqual([]);
  },
);
