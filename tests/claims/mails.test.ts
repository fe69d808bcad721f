import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { firm, withoutDoubleStop } from "#content/firm/firm.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { siteLanguageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { consultantWords } from "#worker/consultant-words.ts";
import { alertText } from "#worker/outbox/alerts.ts";
import { alertMail } from "#worker/outbox/mails/alert-mail.ts";
import { type NamingMail, sizeLimit } from "#worker/outbox/mails/compose.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { firstOf } from "#worker/outbox/mails/visitor-text.ts";
import { faultsOf } from "../support/language-rules.ts";
import {
  actionLinks,
  assessmentLead,
  contactLead,
  context,
  leadFullOf,
  mailsNaming,
} from "../support/mail-leads.ts";

/**
 * `npx vitest run tests/claims/mails -u` updates the golden files, and shows a change of a mail in the diff.
 * The other claims are true for any mail.
 */

// --- What they name, and in which languages they speak

const typed = "Je voudrais étudier les soins infirmiers.";
const question = { ...contactLead().answers, body: typed };
const background = {
  ...assessmentLead().answers,
  fieldOfStudy: "Comptabilité",
  jobTitle: "Comptable",
  otherJobTitle: "",
  relativeCanada: "Une sœur",
  additional: typed,
};
const leads: Readonly<Record<string, MailLead>> = {
  message: contactLead({ language: "fr", answers: question }),
  "marked message": contactLead({
    reference: "EM-0000000002",
    answers: { ...question, body: typed.repeat(40) },
    notice: "2026-11-20",
    signs: ["honeypot", "too fast", "content"],
    source: { page: `${context.origin}/fr/other-services/caregivers`, timeZone: "Africa/Lagos" },
    actions: [],
  }),
  assessment: assessmentLead({ reference: "EM-0000000003", answers: background }),
  "assessment of a few answers": assessmentLead({
    answers: { firstName: "Ana", age: 17, province: "Québec" },
  }),
  "assessment from a partner": assessmentLead({
    language: "en",
    source: {
      page: "https://www.evermaple.example/study",
      partner: "abc",
      widget: "x",
      locale: "de",
      timeZone: "Asia/Kolkata",
    },
    answers: { ...background, workExpCanada: "5 year", eca: "No" },
  }),
};

describe.each(siteLanguageCodes)("in %s", (language) => {
  const mailWords = consultantWords({ language }).mails;
  const reader = { ...context, mailWords, licence: "Robin Evermaple", language };
  const { locale, alerts } = mailWords;
  const kinds: Readonly<Record<string, readonly Mail[]>> = {
    ...Object.fromEntries(Object.entries(leads).map(([name, lead]) => [name, [leadMail(lead, reader)]])),
    ...mailsNaming(Object.values(leads).slice(0, 3), reader),
    alerts: Object.keys(alerts).map((alert) => alertMail(alertText(alert, reader), reader)),
  };
  const { lead: _, ...named } = kinds;

  test.each(Object.entries(named))(
    "the mail '%s' reads as its golden file, the same in both parts, by the rules of its language",
    async (kind, mails) => {
      for (const mail of mails) {
        expect(wordsOfText(mail)).toEqual(wordsOfHtml(mail));
        expect(mail.html).toContain(`<html lang="${locale}">`);
        expect(mail.html.match(/<h1/g)).toHaveLength(1);
      }
      const shown = mails.flatMap(({ subject, text }) =>
        // The same in every language; columns are set apart by spaces.
        `${subject}\n${text}`
          .replace(/EM-\w+|\+\d{7,}|\S+@\S+|https?:\S+|tel:\S+|npm run (leads -- [\w -]+|facts)/g, "X")
          .split(/\n| {2,}/),
      );
      expect(shown.filter((line) => faultsOf(line, language).length > 0)).toEqual([]);
      const text = mails.map((mail) => mail.text).join("\n================\n\n");
      await expect(text).toMatchFileSnapshot(`golden/${language}/${kind.replaceAll(" ", "-")}.txt`);
    },
  );
});

test("texts that mail servers must reject are whole in no mail", () => {
  const part = "STANDARD-ANTI";
  const texts = [
    `XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-${part}-UBE-TEST-EMAIL*C.34X`,
    `XJS*C4JDBQADN1.NSBN3*2IDNEN*GTPHISH-${part}-PHISH-TEST-EMAIL*C.34X`,
    `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${part}VIRUS-TEST-FILE!$H+H*`,
  ];
  for (const form of ["contact", "request"] as const)
    for (const mail of Object.values(mailsNaming([leadFullOf(texts, form)])).flat()) {
      const shown = JSON.stringify(mail);
      expect(shown).toContain("STANDARD- ANTI");
      expect(shown).not.toContain(part);
    }
});

test.each([
  ["fa", "می‌خواهم در کانادا درس بخوانم", "fa"],
  ["zh", "我想在加拿大学习", "zh"],
  ["fr", "Je veux étudier", "fr"],
  ["pa", "I want to study", undefined],
  [null, "Hello", undefined],
])(
  "a message of a form in %s is marked with that language where it has its letters",
  (language, body, lang) => {
    const { html } = leadMail(contactLead({ language, answers: { body } }), context);
    // In short, and in full.
    expect(html.match(/(?<=dir="auto" lang=")\w+/g)).toEqual(lang ? [lang, lang] : null);
  },
);

test("a button names its lead in a mail about several leads, and has only its label in a mail about one", () => {
  const { lead, correction, ...several } = mailsNaming([
    contactLead(),
    assessmentLead({ reference: "EM-0000000002" }),
  ]);
  for (const { html } of Object.values(several).flat())
    for (const [button] of html.matchAll(/<a [^>]*href="(?:tel:|mailto:|[^"]*act=)[^>]*>/g))
      expect(button).toMatch(/aria-label="[^"]+ EM-\w{10}"/);
  for (const { html } of [lead, correction].flatMap((mails = []) => mails))
    expect(html).not.toContain("aria-label");
});

// --- Which programs show them

/** Of these caniemail.com reports no lack in Outlook, Gmail and Apple Mail (29 November 2026). */
const supported = [
  ..."<html> <head> <meta> <title> <div> <table> <tr> <td> <h1> <h2> <ul> <li> <br> <a> <span>".split(" "),
  ..."[align] [bgcolor] [cellpadding] [cellspacing] [charset] [class] [content] [dir] [height]".split(" "),
  ..."[href] [lang] [name] [style] [width]".split(" "),
  ..."background-color border border-color border-left border-top color font font-size".split(" "),
  ..."font-weight line-height margin max-width padding text-decoration vertical-align width".split(" "),
  ..."display:block display:inline-block display:none % em px".split(" "),
];

// Without these, labels are above values in the light scheme, corners are square, a very long word widens the
// mail, a phone number may break, and a screen reader reads a button's label alone.
const dispensable = [
  ..."<body> <meta=color-scheme> <style> @media [aria-label] [role] border-radius class-selector".split(" "),
  ..."table-layout white-space word-break".split(" "),
];

/** The elements, attributes, properties, units, functions and at-rules of a mail. */
function featuresOf(html: string): readonly string[] {
  const elements = [...parseHTML(html).document.querySelectorAll("*")];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const sheet = elements
    .map(({ localName, textContent }) => (localName === "style" ? textContent : ""))
    .join();
  const inline = attributes.flatMap(({ name, value }) => (name === "style" ? [value] : []));
  const declarations = [...inline, ...(sheet.match(/(?<=\{)[^{}]+(?=\})/g) ?? [])].join(";").split(";");
  return [
    ...elements.map(({ localName }) => `<${localName}>`),
    ...elements.flatMap((meta) =>
      meta.getAttribute("name") === "color-scheme" ? ["<meta=color-scheme>"] : [],
    ),
    ...attributes.map(({ name }) => `[${name}]`),
    ...declarations.flatMap((declaration) => {
      const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
      const parts = value.replace(/#\w+/g, "").match(/(?<=\d)(?:%|[a-z]+)|[a-z-]+(?=\()/g) ?? [];
      return name === "" ? [] : [name === "display" ? `${name}:${value}` : name, ...parts];
    }),
    ...(sheet.match(/@[\w-]+/g) ?? []),
    ...(/\.[a-z]/.test(sheet) ? ["class-selector"] : []),
  ];
}

test("Outlook, Gmail and Apple Mail know all that the mails use, but for what they can do without", () => {
  const used = allNaming(Object.values(leads)).flatMap(({ html }) => featuresOf(html));
  expect([...new Set(used)].filter((feature) => !supported.includes(feature)).sort()).toEqual(dispensable);
});

// --- What a visitor writes

const attacks = [
  ...naughtyStrings.filter((text) => text.trim() !== ""),
  '<img src=x onerror="alert(1)">',
  "</td></tr></table><script>alert(1)</script>",
  "--><![endif]--><style>*{display:none}</style>",
  "javascript:alert(1)",
  "Ana\r\nBcc: victim@example.com",
  "x\u2028Phone: +19005550100\u2029Call: tel:+19005550100\u0085y\u000bz",
  "https://evil.example/login?a=1&b=%22",
  '" href="https://evil.example',
  "\u202egnp.exe",
  "a b ".repeat(1250),
];

function allNaming(some: readonly MailLead[]): readonly Mail[] {
  return Object.values(mailsNaming(some)).flat();
}

/** Every attack in some answer, and each long one in the message. */
function hostileLeads(form: MailLead["form"]): readonly MailLead[] {
  const perLead = form === "contact" ? 11 : 36;
  const batches = Object.groupBy(attacks, (_, at) => Math.floor(at / perLead));
  const each = attacks.slice(-13).map((text) => [text]);
  return [...Object.values(batches), ...each].map((texts = []) => leadFullOf(texts, form));
}

describe.each(["contact", "request"] as const)("what a visitor writes in a %s form", (form) => {
  const plain = ["x", "x\n".repeat(3000)].flatMap((text) => allNaming([leadFullOf([text], form)]));
  const hostile = hostileLeads(form).flatMap((lead) => allNaming([lead]));
  const marksOf = ({ html, subject, replyTo, headers = {} }: Mail) => [
    ...(html.match(/<[^>]*>/g) ?? []),
    // Country and points may differ.
    subject.replace(/(, Canada)?, FSW [\d–]+/, ""),
    String(replyTo),
    ...Object.values(headers),
  ];

  test("adds no tag, attribute, link, subject, reply-to or header to any mail", () => {
    const known = new Set(plain.flatMap(marksOf));
    expect(hostile.flatMap(marksOf).filter((mark) => !known.has(mark))).toEqual([]);
    for (const mail of hostile) expect(wordsOfText(mail)).toEqual(wordsOfHtml(mail));
  });
});

test("an answer in a script from right to left stands at the edge of its label", () => {
  const { html } = leadMail({ ...leadFullOf(["سلام"], "request"), source: {} }, context);
  const cells = html.match(/<(?:div class="v"|h2 dir)[^>]*>/g) ?? [];
  expect(cells.length).toBeGreaterThan(20);
  expect(cells.filter((cell) => !cell.includes('align="left"'))).toEqual([]);
});

const breaks = ["\n", "\r", "\r\n", "\f", "\u000b", "\u0085", "\u2028", "\u2029"];

test.each([...breaks, `${" ".repeat(60)}x ${"x ".repeat(200)}`, "Phone  +19005550100 ".repeat(6)])(
  "what follows %j begins no line of a text part, and a line of a message alone in HTML",
  (mark) => {
    const lead = leadFullOf([`Hello${mark}EVIL`], "contact");
    for (const mail of allNaming([lead])) {
      const shown = mail.text.split(/[\n\r\f\v\u0085\u2028\u2029]/).filter((line) => line.includes("EVIL"));
      expect(shown).not.toEqual([]);
      // Mail programs break no line of 78 characters, so each keeps its mark.
      for (const line of shown) expect(line).toMatch(/^(> .{1,76}$|[A-Z][^:]*(:| {2}))/);
    }
    const { html } = leadMail(lead, context);
    expect(html.includes("Hello<br>EVIL")).toBe(breaks.includes(mark));
    if (breaks.includes(mark)) expect(html).toContain(">Hello EVIL</h2>");
  },
);

test("every character that would reorder the text around it is shown by its name", () => {
  for (const mail of allNaming([leadFullOf(["\u202egnp.exe\u2066\u200f"])]))
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("[U+202E]gnp.exe[U+2066][U+200F]");
      expect(part).not.toMatch(/[\u202e\u2066\u200f]/);
    }
});

// --- The links of a mail

const draft = encodeURIComponent(
  withoutDoubleStop(wordsIn.en.reply.opening.contact(firm.name, "EM-7K2M9QW4XZ")),
);
const reply = `subject=Your%20message%20EM-7K2M9QW4XZ&body=${draft}`;

test.each<[object, readonly string[]]>([
  [
    { phone: "+2348012345678", email: "adaeze@example.com" },
    ["tel:+2348012345678", `mailto:adaeze@example.com?${reply}`, `https://wa.me/2348012345678?text=${draft}`],
  ],
  [{ phone: "+16045550142 ext. 25" }, ["tel:+16045550142;ext=25", `https://wa.me/16045550142?text=${draft}`]],
  // An odd but deliverable address.
  [{ email: "a?cc=b&body=c%0a'd@example.com" }, [`mailto:a%3Fcc%3Db%26body%3Dc%250a'd@example.com?${reply}`]],
  [{ phone: "+1604555;ext=1?x", email: "not an address" }, []],
  [{ phone: "javascript:alert(1)", email: "a@b@c" }, []],
  [{ phone: "+1 604 555 0142\n+1900", email: "ana@example.com\n" }, []],
])("of %o are made the links %j, and the signed ones", (answers, links) => {
  const lead = contactLead({ answers: answers as MailLead["answers"] });
  const signed = (lead.actions ?? []).map(({ href }) => href);
  const hrefs = leadMail(lead, context).html.match(/(?<=href=")[^"]*/g);
  expect(hrefs).toEqual([...links, ...signed].map(escapeHtml));
});

// --- How large they grow

const bytesOf = ({ html, text }: Mail) => Math.max(Buffer.byteLength(html), Buffer.byteLength(text));
const hidden = "\u202e";
const wordy = "how long does it take? ".repeat(40);

function many(count: number, text: string, changes: Partial<MailLead> = {}) {
  return Array.from({ length: count }, (_, at) => {
    const reference = `EM-${String(at).padStart(10, "0")}`;
    const answers = { ...contactLead().answers, ...changes.answers, body: `Offer ${at}: ${text}` };
    return contactLead({ ...changes, reference, answers });
  });
}

/** Each once, in order, by a mail with the beginning of its text that is not clipped. */
function expectNamed(some: readonly MailLead[], sent: readonly NamingMail[], characters: number) {
  expect(sent.flatMap(({ references }) => references)).toEqual(some.map(({ reference }) => reference));
  for (const { mail, references } of sent) {
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    const text = mail.text.replace(/\n(> )?/g, " ");
    for (const { reference, answers } of some.filter((lead) => references.includes(lead.reference))) {
      expect(text).toContain(reference);
      expect(text).toContain(String(answers.body).slice(0, characters).replace(/\s+/g, " ").trim());
    }
  }
}

test.each(["a", "é", "我", "&", "🍁"])(
  "a mail has every answer of full length of %s whole, under 100 kB",
  (character) => {
    const lead = leadFullOf([character.repeat(120)]);
    const answers = { ...lead.answers, additional: character.repeat(5000) };
    const mail = leadMail({ ...lead, answers }, context);
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(mail.text.replace(/[\n> ]/g, "")).toContain(character.repeat(5000));
  },
);

test("a cut halves no emoji", () => {
  expect(["a🍁", "🍁b"].map((text) => firstOf(text, 2))).toEqual(["a", "🍁"]);
});

test("an answer of marks that take many bytes is cut with a count", () => {
  const mail = leadMail(contactLead({ answers: { body: hidden.repeat(15_000) } }), context);
  expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
  for (const part of [mail.text, mail.html]) expect(part).toContain("… 13,000 more characters");
});

test("a digest shows 25 leads in full, with 300 characters of their messages, and of the next 80", () => {
  const some = many(40, wordy);
  const sent = digestMail(some, { waiting: 40, full: 25 }, context);
  expectNamed(some, [sent], 80);
  expectNamed(some.slice(0, 25), [{ ...sent, references: sent.references.slice(0, 25) }], 300);
});

test.each([
  ["of usual length", many(200, wordy), 200],
  ["whose names take many bytes", many(200, wordy, { answers: { fullName: hidden.repeat(100) } }), 20],
  ["of many bytes that are suspect", many(200, hidden.repeat(5000), { state: "suspect" }), 20],
] as const)("a digest of 240 leads %s names as many as fit and says how many more wait", (_, some, least) => {
  const { mail, references } = digestMail(some, { waiting: 240, full: 25 }, context);
  expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
  expect(references.length).toBeGreaterThanOrEqual(least);
  for (const { reference } of some)
    expect(mail.text.includes(reference)).toBe(references.includes(reference));
  expect(mail.text).toContain(`And ${240 - references.length} more, which the next e-mails will list.`);
});

test("every late lead is mailed whole, even if that takes several mails", () => {
  const some = many(205, "buy this ".repeat(500));
  expectNamed(some, lateMails(some, context), 4500);
  const [sent] = lateMails([contactLead({ answers: { body: hidden.repeat(15_000) } })], context);
  expect(sent?.mail.text.match(/\[U\+202E\]/g)?.length).toBeGreaterThanOrEqual(15_000);
});

describe("where the firm asks for names in subjects", () => {
  const subjectOf = (fullName: string, changes: object = {}) => {
    const lead = contactLead({ language: "tl", ...changes });
    const named = { ...context, subjects: "names" as const };
    return leadMail({ ...lead, answers: { ...lead.answers, fullName } }, named).subject;
  };

  test.each([
    ["Maricel", "New message: Maricel, Nigeria, Filipino"],
    ["O’Neil-Núñez, Ana", "New message: O’Neil-Núñez Ana, Nigeria, Filipino"],
    ["میرزا\u200cخانی \u202e<b>", "New message: میرزا\u200cخانی b, Nigeria, Filipino"],
    ["Ana\r\nBcc: victim@example.com", "New message: Ana Bcc victim example.com, Nigeria, Filipino"],
    ["https://evil.example 100%", "New message: https evil.example 100, Nigeria, Filipino"],
    ["a".repeat(90), `New message: ${"a".repeat(40)}, Nigeria, Filipino`],
    ["", "New message: (no name), Nigeria, Filipino"],
  ])("%j is one line of at most 40 letters", (name, subject) => {
    expect(subjectOf(name)).toBe(subject);
  });

  test("a correction keeps its reference", () => {
    expect(subjectOf("Maricel", { corrects: "EM-0000000000" })).toBe(
      "Corrected contact message EM-7K2M9QW4XZ, Maricel, Nigeria, Filipino",
    );
  });
});

test("the daily mail repeats as many of 60 suspects as fit, and of 60 who wait has buttons for five and a line for 15", () => {
  const some = many(60, hidden.repeat(900));
  const [mail] = mailsNaming(some).daily as [Mail];
  expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
  expect(mail.subject).toBe("Daily: 60 to contact, 60 new, 60 possible spam");
  const shown = mail.text.split("POSSIBLE SPAM")[1]?.match(/> Offer \d+:/g)?.length ?? 0;
  expect(shown).toBeGreaterThan(0);
  expect(mail.text).toContain(`And ${60 - shown} more`);
  const waiting = mail.text.split("TO CONTACT")[1]?.split("POSSIBLE SPAM")[0] ?? "";
  expect(waiting.match(/Offer \d+/g)).toHaveLength(20);
  expect(waiting.match(/^> Offer \d+/gm)).toHaveLength(5);
  expect(waiting).toContain("And 40 more");
});

test("a daily mail of 20 leads that wait and 20 that are due, with a star or without, is not clipped", () => {
  for (const starredAt of [null, 1]) {
    const leads = ["EM-W", "EM-D"].map((beginning) =>
      Array.from({ length: 20 }, (_, at) => {
        const reference = `${beginning}${String(at).padStart(9, "0")}`;
        const actions = actionLinks(reference, "Contacted", "Closed");
        return assessmentLead({ reference, actions, starredAt, owner: "ana.nunez@firm.example" });
      }),
    );
    const [waiting, due] = leads.map((some) => ({ count: some.length, leads: some }));
    const none = { count: 0, leads: [] };
    const rest = { at: 0, today: "1970-01-01", suspects: none, fresh: none, given: [], unsent: 0, state: [] };
    const desk = "https://www.evermaple.example/desk/";
    const mail = dailyMail({ ...rest, waiting, due, notes: [] } as never, { ...context, desk });
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit / 2);
    for (const { reference } of leads.flat()) expect(mail.text).toContain(reference);
  }
});

// --- Reading a mail

/** In order, with where links go, as HTML escapes them, without marks and case. */
function wordsOfHtml({ html }: Mail) {
  const shown = html
    .replace(/^[\s\S]*?<body[^>]*>/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2 $1")
    .replace(/&nbsp;/g, " ")
    .replace(/<\/?span\b[^>]*>/g, "")
    .replace(/<[^>]*>/g, " ");
  // The text part shows no draft of an answer.
  return wordsOf(shown.replace(/(?:\?|&amp;)(?:body|text)=\S*/g, ""));
}

const wordsOfText = ({ text }: Mail) => wordsOf(escapeHtml(text.replace(/^> ?/gm, "")));

function wordsOf(text: string) {
  // The layout of the text part.
  return text
    .toLowerCase()
    .replaceAll(":", " ")
    .split(/\s+/)
    .filter((word) => !/^-*$/.test(word));
}
