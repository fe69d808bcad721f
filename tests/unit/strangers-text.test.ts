import { existsSync, globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readAnswersFile } from "#lead/answers-file/answers-file.ts";
import { csvLine } from "#lead/csv.ts";
import { languageOf } from "#lead/languages.ts";
import { mentionsQuebec } from "#lead/mentions-quebec.ts";
import { withPartner } from "#lead/partner-link.ts";
import { bodyLimit, readPartner } from "#lead/wire.ts";
import { looksLikeBirth, storedInstead, writtenAges, writtenNumber } from "#lead/written-numbers.ts";
import { readPhone } from "#phone/read-phone.ts";
import { unbroken } from "#worker/desk/frame.tsx";
import { readerOf } from "#worker/desk/reader.ts";
import { vcard } from "#worker/desk/vcard.ts";
import { readListQuery } from "#worker/desk/view.ts";
import { clientOf, networkOfClient } from "#worker/intake/client.ts";
import { checkXsrf, tooOften } from "#worker/intake/guards.ts";
import { languageIn } from "#worker/intake/language-in.ts";
import { readPlainBody } from "#worker/intake/plain-body.ts";
import { schemas } from "#worker/intake/schema.ts";
import { isOrigin } from "#worker/intake/source.ts";
import { spamScore } from "#worker/intake/spam/evidence.ts";
import { deadlineIn } from "#worker/leads/deadline.ts";
import { isDeliverable, isLookalike, mailboxOf } from "#worker/leads/email-address.ts";
import { isReference, readReference, usableKey } from "#worker/leads/identity.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";
import { phoneReadingOf } from "#worker/leads/phone-country.ts";
import { matchOf, statementForWords } from "#worker/leads/search-words.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import { isSigned } from "#worker/signing/signature.ts";
import { isLocalName } from "#worker/site/local-name.ts";
import { serveMiss } from "#worker/site/pages.ts";
import { isLinear, meanCost } from "../support/cpu-cost.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { contactLead, context } from "../support/mail-leads.ts";

/* A worker does one thing at a time, so whatever one post costs, everybody else waits for. */

/** Milliseconds of CPU. */
const most = 50;
/** Milliseconds by the clock: a busy machine may take its time. */
const patience = 180_000;

/** What slow patterns repeat: the marks that they look for, and what Unicode makes many letters of. */
const pumps =
  ' |\t|\n|\r\n|\u3000|;|,|.|-|+|\'|"|@|/|:|=|&|<|{|[|(|0|1|a|A|é|ß|ΐ|ﷺ|\u0301|月|😀| a|1 |a@|.a|; |,1|<a|a:|-a|aB|ab|&a=|%2|"language"|language=|https://|www.|1月|May |> |--\n| ext'
    .split("|")
    .concat("|");

function textsOf(size: number, frames: readonly (readonly [begin: string, end: string])[]) {
  return pumps.flatMap((pump) => {
    const middle = pump.repeat(Math.ceil(size / pump.length)).slice(0, size);
    return frames.map(([begin, end]) => begin + middle + end);
  });
}

type Read = (text: string) => unknown;

/** The shortest of some runs in milliseconds, or their mean CPU; ends at `enough`. */
async function cost(read: Read, text: string, enough: number) {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 4 && best > enough; run += 1) {
    const start = performance.now();
    await read(text);
    best = Math.min(best, performance.now() - start);
  }
  return best > enough ? Math.min(best, await meanCost(() => read(text), 8)) : best;
}

/** Patterns and calls whose cost may grow faster than the text, by their file. */
const found = globSync(["src/lead/**/*.ts", "src/phone/*.ts", "worker/**/*.{ts,tsx}"]).flatMap((file) => {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const patterns: RegExp[] = [];
  let hasOther = false;
  JSON.stringify(program, (_, node) => {
    if (node?.regex) patterns.push(new RegExp(node.regex.pattern, node.regex.flags));
    hasOther ||= node?.type === "Identifier" && /^(normalize|RegExp|getCanonicalLocales)$/.test(node.name);
    return typeof node === "bigint" ? undefined : node;
  });
  return [{ file: file.replaceAll("\\", "/"), patterns, hasOther }];
});

test(
  "every pattern takes time in proportion to its text, whatever the text repeats",
  async () => {
    const size = 4000;
    const frames = ["", "1", "a", "=", ";"].flatMap((begin) => ["", "x"].map((end) => [begin, end] as const));
    const texts = textsOf(size, frames);
    const slow: string[] = [];
    const patterns = found.flatMap(({ file, patterns }) => patterns.map((pattern) => ({ file, pattern })));
    expect(patterns.length).toBeGreaterThan(150);
    for (const { file, pattern } of patterns) {
      const read = (text: string) => text.replace(pattern, "");
      for (const text of texts) {
        const start = performance.now();
        read(text);
        // A linear pattern takes some 0.05 ms.
        if (performance.now() - start < 1 || (await cost(read, text, 1)) < 1) continue;
        if (await isLinear(read, text.slice(0, size / 4) + text.slice(-1), text)) continue;
        slow.push(`${file}: ${pattern}, by ${JSON.stringify(text.slice(0, 12))}`);
        break;
      }
    }
    expect(slow).toEqual([]);
  },
  patience,
);

const lead = contactLead();
const writtenBy = (text: string) => ({
  ...lead,
  answers: { ...lead.answers, fullName: text.slice(0, 120), body: text },
  source: { page: text.slice(0, 200) },
});
const listed = { ...lead, opened: {}, history: [] } as unknown as ListedLead;
const reader = readerOf({} as never, "local", 0);
const address = "https://www.example.com/api/contact";
const env = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } } as never;
const inPath = (text: string) => new Request(`https://www.example.com/${encodeURI(text)}`);

type Reads = Readonly<Record<string, (text: string) => unknown>>;
const withPhone = (text: string, chosen: boolean) => ({
  phone: text.slice(0, 400),
  phoneEntry: { typed: text, country: "CA", chosen },
  source: { timeZone: "Asia/Manila" },
});

/**
 * Everything that reads a stranger's text, by the files whose patterns it uses and the largest text that a
 * request lets in.
 */
const readers: readonly { files: string; size: number; reads: Reads }[] = [
  {
    files:
      "worker/intake/language-in.ts worker/intake/plain-body.ts src/lead/language-tags.ts src/lead/wire.ts",
    size: bodyLimit,
    reads: {
      languageIn,
      "languageIn, of JSON": (text) => languageIn(`{"language"${text}`),
      "languageIn, within its value": (text) => languageIn(`{"language":"${text}`),
      languageOf,
      readPartner,
      readPlainBody: (text) =>
        readPlainBody(
          new Request(address, {
            method: "POST",
            body: `page=${text.slice(0, 16_000)}`,
          }),
        ),
    },
  },
  {
    files: `worker/intake/answer-schema.ts worker/intake/source.ts src/lead/written-numbers.ts worker/leads/phone-candidates.ts src/phone/read-phone.ts
      src/phone/typed-number.ts src/lead/source-fields.ts src/lead/page-address.ts src/lead/local-time.ts
      src/lead/invisible.ts`,
    size: bodyLimit,
    reads: {
      ...Object.fromEntries(
        ["fullName", "email", "phone", "body", "type", "language", "notice"].map((name) => [
          `contact, ${name}`,
          (text: string) => schemas.contact.safeParseAsync({ ...message, [name]: text }),
        ]),
      ),
      ...Object.fromEntries(
        ["age", "dependentAge", "status", "phone"].map((name) => [
          `request, ${name}`,
          (text: string) =>
            schemas.request.safeParseAsync({ ...shortAssessment, dependent: "Yes", [name]: text }),
        ]),
      ),
      "contact, a number and how it was typed": (text) =>
        schemas.contact.safeParseAsync({ ...message, language: "es", ...withPhone(text, false) }),
      "contact, source": (text) =>
        schemas.contact.safeParseAsync({
          ...message,
          source: { page: text, timeZone: text, locale: text, version: text, utm: { utm_term: text } },
        }),
      readPhone,
      writtenNumber,
      writtenAges,
      storedInstead: (text) => storedInstead("ages", text),
      looksLikeBirth,
      phoneReadingOf: (text) =>
        phoneReadingOf({
          ...lead,
          answers: { phone: "+15512345678" },
          phoneEntry: { typed: text.slice(0, 64), country: "CA", chosen: true },
          source: { timeZone: "America/Mexico_City" },
        }),
    },
  },
  {
    files: `worker/intake/client.ts worker/intake/guards.ts worker/leads/identity.ts worker/signing/signature.ts worker/site/local-name.ts
      worker/site/pages.ts worker/desk/view.ts src/lead/partner-link.ts`,
    // Cloudflare's limits of an address and of a header are 16 kB.
    size: 16_384,
    reads: {
      clientOf,
      networkOfClient,
      usableKey,
      checkXsrf: (text) => {
        const call = { req: { header: () => text, url: address } } as never;
        return checkXsrf(call, async () => undefined).catch(() => undefined);
      },
      tooOften: (text) => tooOften({ method: "POST", headers: { get: () => text } } as unknown as Request),
      isOrigin,
      readReference,
      isReference,
      isLocalName,
      withPartner: (text) => withPartner(text, "abc"),
      isSigned: (text) => isSigned(["a secret of more than thirty-two letters"], "receipt", text, text),
      serveMiss: (text) => serveMiss(inPath(text), env),
      readListQuery: (text) =>
        readListQuery(new URLSearchParams({ q: text, day: text, page: text, state: text }), reader),
    },
  },
  {
    files: "worker/leads/email-address.ts",
    // A longer address is refused before it is read.
    size: 480,
    reads: {
      mailboxOf,
      isDeliverable,
      "isDeliverable, a domain": (text) => isDeliverable(`a@${text}`),
      isLookalike,
    },
  },
  {
    files: "worker/leads/search-words.ts worker/leads/fold-text.ts",
    size: 16_384,
    reads: { matchOf },
  },
  {
    files: `worker/intake/spam/plain-words.ts worker/intake/spam/structure.ts worker/intake/spam/text-features.ts
      worker/leads/deadline.ts src/lead/csv.ts src/lead/mentions-quebec.ts worker/desk/vcard.ts worker/desk/frame.tsx`,
    // The longest answer.
    size: 5000,
    reads: {
      spamScore: (text) => spamScore({ fullName: text, body: text }),
      ...Object.fromEntries(
        (["en", "zh", "ar"] as const).map((language) => [
          `deadlineIn, ${language}`,
          (text: string) => deadlineIn(text, 0, language),
        ]),
      ),
      statementForWords: (text) =>
        statementForWords({
          ...lead,
          answers: { fullName: text.slice(0, 120), phone: text.slice(0, 40), body: text },
        }),
      csvLine: (text) => [csvLine([text]), csvLine([text], ";")],
      mentionsQuebec,
      vcard: (text) => vcard({ ...listed, answers: { fullName: text.slice(0, 120) } }, reader),
      unbroken,
    },
  },
  {
    files: `worker/outbox/mails/parts.ts worker/outbox/mails/send-mail.ts worker/outbox/mails/text-lines.ts
      worker/outbox/mails/visitor-text.ts worker/outbox/mails/whereabouts.ts worker/outbox/site-facts.ts
      src/lead/estimate/estimate.ts`,
    size: 5000,
    reads: {
      leadMail: (text) => leadMail(writtenBy(text), context),
      digestMail: (text) => digestMail([writtenBy(text)], { waiting: 1, full: 1 }, context),
      lateMails: (text) => lateMails([writtenBy(text)], context),
    },
  },
  {
    files: "src/lead/answers-file/answers-file.ts src/lead/answers-file/place-answers.ts",
    size: 256 * 1024,
    reads: { readAnswersFile, "readAnswersFile, of a script": (text) => readAnswersFile(`<script ${text}`) },
  },
];

const cases = readers.flatMap(({ reads, size }) =>
  Object.entries(reads).map(([name, read]) => [name, size, read] as const),
);

test.each(cases)(
  "%s takes at most 50 ms for %i letters, and in proportion to them",
  async (_, size, read) => {
    const frames = [
      ["", ""],
      ["a1", "x"],
    ] as const;
    const long = textsOf(size, frames);
    const short = textsOf(size / 4, frames);
    for (const [at, text] of long.entries()) {
      const shown = JSON.stringify(text.slice(0, 12));
      const time = await cost(read, text, most / 5);
      expect(time, shown).toBeLessThan(most);
      if (time > most / 5) expect(await isLinear(read, short[at] ?? "", text), shown).toBe(true);
    }
  },
);

/** Files with such patterns that read nothing as long as a stranger's text. */
const others: Readonly<Record<string, string>> = {
  "worker/env.ts worker/desk/replies.ts worker/desk/print-pages.tsx": "the firm's own",
  "worker/desk/partner-numbers-page.tsx": "our own pages",
  "worker/intake/word-refusal.ts src/lead/show-date.ts src/lead/joined.ts src/lead/elided.ts":
    "our own words and dates",
  "worker/log.ts worker/outbox/failure-reason.ts worker/outbox/official-page.ts worker/outbox/webhook.ts":
    "what services answer",
  "worker/desk/month-page.tsx worker/desk/show-list.tsx worker/desk/desk.tsx worker/desk/answer-control.tsx":
    "of people who have signed in",
  "worker/desk/signed-links.tsx worker/intake/accept.ts": "a reference of ten letters",
  "worker/intake/visitor-status-part.tsx": "the name of a time zone",
};

test(
  "every file whose patterns may be slow is in the table of readers, or says whose texts it reads",
  () => {
    const listed = [
      ...readers.flatMap(({ files }) => files.split(/\s+/)),
      ...Object.keys(others).join(" ").split(" "),
    ];
    const may = found.filter(
      ({ patterns, hasOther }) => hasOther || patterns.some(({ source }) => /[*+]|,\}/.test(source)),
    );
    const files = may.map(({ file }) => file);
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
    expect(listed.filter((file) => !existsSync(file))).toEqual([]);
  },
  patience,
);
