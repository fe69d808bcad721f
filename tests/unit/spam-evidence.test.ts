import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { learn } from "#scripts/spam-weights/learn.ts";
import { readCorpus } from "#scripts/spam-weights/read-corpus.ts";
import { hashOfCorpus, weightsFile } from "#scripts/spam-weights/weights-file.ts";
import { model, spamScore, suspectScore } from "#worker/intake/spam/evidence.ts";
import { score } from "#worker/intake/spam/score.ts";
import { textFeatures } from "#worker/intake/spam/text-features.ts";
import { signsOf } from "#worker/intake/suspicion.ts";
import { isLinear } from "../support/cpu-cost.ts";
import { full } from "../support/full.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const training = readCorpus(path("../../data/spam"));
const judging = readCorpus(path("../worker/corpus/judging"));

const scoreOf = (body: string) => spamScore({ fullName: "Ana Silva", body });
const isSuspect = (body: string) => scoreOf(body) >= suspectScore;

test.each([
  ["people", 500, 0.005],
  ["spam", 350, 0.35],
])(
  "of enquiries that nothing was tuned by, those of %s, more than %i, are judged wrong in at most %d",
  (kind, count, share) => {
    const those = judging.filter(({ spam }) => spam === (kind === "spam"));
    expect(those.length).toBeGreaterThan(count);
    expect(new Set(those.map(({ group }) => group)).size).toBeGreaterThan(10);
    const wrong = those.filter(({ text, spam }) => isSuspect(text) !== spam).map(({ text }) => text);
    expect(wrong.length, wrong.join("\n\n")).toBeLessThanOrEqual(those.length * share);
  },
);

describe("what was learned", () => {
  const written = readFileSync(path("../../worker/intake/spam/weights.json"), "utf8");

  test("was learned from the corpus in the repository", () => {
    expect(JSON.parse(written).learnedFrom, "npm run train:spam learns it anew").toBe(hashOfCorpus(training));
  });

  test.runIf(full)("is what the corpus teaches", () => {
    const known = training.map((example) => ({ ...example, features: textFeatures(example.text) }));
    expect(written).toBe(weightsFile(learn(known), training));
  });

  test("lets no single feature decide", () => {
    for (const feature of model.weights.keys())
      expect(score(model, new Set([feature])), feature).toBeLessThan(suspectScore);
  });

  test("comes from other texts than those that judge it", () => {
    const learned = new Set(training.map(({ text }) => text));
    // Short ones are everybody's.
    expect(judging.filter(({ text }) => text.length > 40 && learned.has(text))).toEqual([]);
  });
});

const offer =
  "We offer SEO and backlinks for your website, first page of Google guaranteed.\nCheap packages, click here to order now: https://rank.example";
const question = "Is this from you? I only asked about my work permit.";
const quoted = offer.replace(/^/gm, "> ");

test.each([
  ["an offer below their own words", `${question}\n${offer}`, true],
  ["an offer that they quote", `${question}\n\n${quoted}`, false],
  ["an offer that they quote and nothing else", quoted, true],
  [
    "a mail that they pass on",
    `${question}\n\nFrom: Best Rank <hello@rank.example>\nSubject: your website\n\n${offer}`,
    false,
  ],
  ["a forwarded message", `${question}\n\n---------- Forwarded message ----------\n${offer}`, false],
  ["the trade in their signature", `${question}\n\nKind regards,\nLee\n${offer}`, false],
  ["a language of which nothing is known", "ᐊᐃᓐᖓᐃ ᐅᕙᖓ ᓄᓇᕗᒻᒥᐅᑕᐅᔪᖓ ᐃᑲᔪᖅᑕᐅᔪᒪᔪᖓ", false],
])("of the sender's own words alone is judged, with %s,", (_, body, held) => {
  expect(isSuspect(body)).toBe(held);
});

test.each(["canada.ca/en", "noc.esdc.gc.ca", "ontario.ca/page/oinp", "www2.gov.bc.ca", "gov.uk/visa"])(
  "a link to %s, an authority, weighs nothing",
  (link) => {
    expect(scoreOf(`${question} https://${link}`)).toBe(scoreOf(question));
  },
);

test("a sender's name is not judged, whatever it means elsewhere", () => {
  expect(spamScore({ fullName: "Casino Loan Viagra", body: question })).toBe(scoreOf(question));
});

test.each([
  [undefined, []],
  [900, []],
  // A clock that was set back.
  [-900, []],
  [20, ["too fast"]],
])("a form filled in %s ms has the signs %j", (elapsed, signs) => {
  const answers = { body: question };
  expect(signsOf({ answers, type: "contact", source: {}, honeypot: false, elapsed } as never)).toEqual(signs);
});

test("the longest text takes time in proportion to its length, whatever it contains", async () => {
  const shapes =
    "a.a|<a |<a href=x |1,1.|漢字|&lt;p|@ab |From: x\n|we offer seo |e\u0301|a b |a0|aа|\n—|- a-|---a|-".split(
      "|",
    );
  for (const shape of shapes) {
    // Dashes around a letter, and something behind them, are nearly the title of a forwarded mail.
    const body = (length: number) => {
      const half = shape.repeat(length).slice(0, length / 2);
      return `${half}a${half}x`;
    };
    const read = (text: string) => spamScore({ body: text });
    expect(await isLinear(read, body(1250), body(5000)), shape).toBe(true);
  }
});
