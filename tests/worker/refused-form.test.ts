import { expect, test } from "vitest";
import type { Env } from "../../worker/env.ts";
import { message } from "../support/filled.ts";
import { sitePages } from "./support/site-pages.ts";
import {
  databaseDown,
  limitReached,
  queueDown,
  type Reply,
  rows,
  WorkerHarness,
} from "./support/worker-harness.ts";

const down: Partial<Env> = { ...databaseDown, ...queueDown };
const spoken = {
  en: { sentence: /^(Please|Many people|We) /, title: "Not sent yet: Your form" },
  fr: {
    sentence: /^(Veuillez|Beaucoup|Un|Nous|Ce|Le|Votre) /,
    title: "Pas encore envoyé\u00a0: FR Your form",
  },
} as const;
const languages = ["en", "fr"] as const;

/** Refusals of a form as a whole: the same by script and by the browser alone, in the form's language. */
const refusals: readonly (readonly [string, number, Partial<Env>, object])[] = [
  ["too long", 413, {}, { body: "x".repeat(66_000) }],
  ["sent too often", 429, { LIMITER: limitReached }, {}],
  ["not to be stored", 503, down, {}],
];
const each = refusals.flatMap((row) => languages.map((language) => [...row, language] as const));

test.each(each)(
  "a form that is %s is answered with %i, nothing of its cause, in its language",
  async (_, status, changes, change, language) => {
    const { sentence } = spoken[language];
    const { reply, ...answer } = await new WorkerHarness(changes).post({ language, ...message, ...change });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([
      status,
      status === 413 ? null : "60",
    ]);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(reply).toEqual({ error: { param: "form", msg: expect.stringMatching(sentence) } });
    expect(reply.error?.msg).not.toContain("D1_ERROR");
    expect(await rows()).toEqual([]);
  },
);

test.each(each)(
  "a plain form that is %s is answered with %i and a page in its language, its answers kept where they can be",
  async (_, status, changes, change, language) => {
    const harness = new WorkerHarness({ ASSETS: sitePages, ...changes });
    const { page, ...answer } = await harness.submit({ language, ...message, ...change });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([
      status,
      status === 413 ? null : "60",
    ]);
    if (status === 413) expect(page).toContain(`<title>${spoken[language].title}</title>`);
    else expect(page).toContain(`name="fullName"`);
    expect(page.includes("I would like to study in Canada.")).toBe(status !== 413);
    const [, said = ""] = /(?:visa-notice[^>]*|data-text="reason")>([^<]*)/.exec(page) ?? [];
    expect(said.trim()).toMatch(spoken[language].sentence);
  },
);

test.each([
  ["broken JSON", 400, "{}", {}],
  ["text", 415, "", { "content-type": "text/plain" }],
])("a French post of %s is answered with %i in French", async (_, status, behind, headers) => {
  const body = JSON.stringify({ language: "fr", ...message }) + behind;
  const answer = await new WorkerHarness().send({ body, headers });
  const reply = (await answer.json()) as Reply;
  expect([answer.status, reply.error?.msg]).toEqual([status, expect.stringMatching(spoken.fr.sentence)]);
});
