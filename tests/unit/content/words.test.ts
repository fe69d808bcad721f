import { describe, expect, test } from "vitest";
import { samples } from "#language/samples.ts";
import { contents, headingsIn, textsIn } from "../../support/contents.ts";

/** A list of names or papers has a grade without being hard to read, so shorter texts are not judged. */
const shortest = 12;

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’,-]*/gu) ?? [];
}

/** Counts groups of vowels; a silent e at the end is none. */
const syllablesIn = (word: string) =>
  word.replace(/(?<=[aeiouy].*[^aeiouyl])e[sd]?\P{L}*$/iu, "").match(/[aeiouy]+/gi)?.length ?? 0;

/** The years of school in which a text is read with ease, after Flesch and Kincaid. */
function gradeOf(text: string): number {
  const words = wordsIn(text);
  const sentences = text.split(/[.!?]+(?=\s|$)/).filter((sentence) => /\w/.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
}

describe.each(contents)("the texts of %s", (_, content) => {
  const texts = textsIn(content);

  test("are read with ease in grade 10", () => {
    const hard = texts
      .filter((text) => wordsIn(text).length >= shortest && Math.round(gradeOf(text)) > 10)
      .map((text) => `${gradeOf(text).toFixed(1)}: ${text}`);
    expect(hard).toEqual([]);
  });

  test("promise no advice before there is a written agreement", () => {
    const promise =
      /\bwe(?: will|['’]ll)? (assess|check which|compare|count|add up|find|point out|show|work out|answer)\b|\b(tells?|shows?|points?) you (which|where|what|to|if you (are|fit|qualify))\b|\bwrites? back with\b|your options|what we think|what we see|first answer|\bstay (with|beside) you\b|\bnobody else\b|\b(we can|let us) (assess|read|look at)\b|\bmade for you\b/i;
    expect(
      texts.filter((text) => promise.test(text) && !/\bin a consultation\b|, where we|there we/i.test(text)),
    ).toEqual([]);
  });

  test("promise no outcome", () => {
    expect(
      texts.filter((text) => /\bguaranteed (visa|approval|success)|\b100 ?%|\bwe guarantee\b/i.test(text)),
    ).toEqual([]);
  });
});

const officialNames = [
  "Express Entry",
  "Super Visa",
  "Provincial Nominee Program",
  "Federal Skilled Worker",
  "Federal Skilled Trades",
  "Canadian Experience Class",
  "Start-up Visa",
  "Home Care Worker",
];

describe.each(contents)("the headings of %s", (_, content) => {
  test("write the names of programs as the government does", () => {
    const wrong = headingsIn(content).filter((heading) =>
      officialNames.some(
        (name) => heading.toLowerCase().includes(name.toLowerCase()) && !heading.includes(name),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test("invented testimonials and uncounted gauges are not approved", () => {
  for (const card of samples.testimonials) expect(card).not.toHaveProperty("approvedOn");
  for (const gauge of samples.gauges) expect(gauge).not.toHaveProperty("source");
});
