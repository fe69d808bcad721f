import { describe, expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { problems } from "#lead/words.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Env } from "../../worker/env.ts";
import { RefusalError } from "../../worker/intake/refusal-error.ts";
import { message } from "../support/filled.ts";
import { faultsOf } from "../support/language-rules.ts";
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
  ["of broken JSON", 400, "{}", {}],
  ["of text", 415, "", { headers: { "content-type": "text/plain" } }],
  ["to an address that is none of ours", 404, "", { path: "/api/none" }],
])("a French post %s is answered with %i in French", async (_, status, behind, post) => {
  const body = JSON.stringify({ language: "fr", ...message }) + behind;
  const answer = await new WorkerHarness().send({ body, ...post });
  const reply = (await answer.json()) as Reply;
  expect([answer.status, reply.error?.msg]).toEqual([status, expect.stringMatching(spoken.fr.sentence)]);
});

test("a word for a language in an answer is none in the envelope", async () => {
  const { reply } = await new WorkerHarness().post({ type: "contact", body: '"language":"fr"&language=fr' });
  expect(reply.error?.msg).toMatch(/^Please /);
  const told = await new WorkerHarness({ LIMITER: limitReached }).post({
    ...message,
    body: '"language":"fr"',
  });
  expect(told.reply.error?.msg).toMatch(/^Many people/);
});

test("every problem of every field has French words", () => {
  const wrong = problems.flatMap((problem) => [
    ...fieldsOf(contact).map(({ name: param }) => ({ form: "contact" as const, param, problem })),
    ...fieldsOf(assessment).map(({ name: param }) => ({ form: "request" as const, param, problem })),
  ]);
  for (const { form, ...one } of wrong) {
    const [{ msg } = { msg: "" }] = new RefusalError(422, { form, wrong: [one] }).errors("fr");
    expect(msg).toMatch(/^(Veuillez|Vous|Nous|Un|Le|Ce|Est-ce) .*[^.\s]\.$/);
    // A number's last four digits are no thousands.
    expect(faultsOf(msg.replace(/\+[\d\u00a0-]{7,}/, "X"), "fr"), msg).toEqual([]);
  }
});

describe("a plain French form", () => {
  const product = () => new WorkerHarness({ ASSETS: sitePages });

  test("is led to the French receipt, and stored with its page", async () => {
    const site = product();
    const { headers } = await site.submit({ ...message, language: "fr", page: "/study" });
    const address = String(headers.get("location"));
    expect(address).toMatch(/^\/fr\/receipt\?reference=EM-/);
    const [lead] = await rows();
    expect(JSON.parse(String(lead?.source)).page).toBe("https://www.example.com/fr/study");
    const receipt = await (await site.send({ path: address, method: "GET" })).text();
    expect(receipt).toContain("<title>Reçu\u00a0: FR Your form</title>");
    expect(receipt).toContain(String(lead?.reference));
  });

  test.each([
    { language: "fr", page: "/study" },
    { page: "/fr/study" },
    { language: "fr", page: "/fr/study" },
  ])("with %o is refused on its French page, in French at every field", async (told) => {
    const { status, page } = await product().submit({ type: "contact", ...told });
    expect(status).toBe(422);
    expect(page).toContain("<title>Pas encore envoyé, à vérifier\u00a0: FR Study</title>");
    for (const name of ["fullName", "phone", "email", "body"])
      expect(page).toMatch(new RegExp(`role="alert" id="section-${name}-error">Veuillez `));
    expect(page).toContain(wordsIn.fr.refusals.summary);
    expect(page).not.toMatch(/Please|Not sent/);
  });

  test("with a number from another country names it in French", async () => {
    const { page } = await product().submit({ type: "contact", language: "fr", phoneCountry: "DE" });
    expect(page).toContain('<option value="DE" selected="">Allemagne</option>');
  });
});
