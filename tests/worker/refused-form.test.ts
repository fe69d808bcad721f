import { describe, expect, test } from "vitest";
import { fieldsOf } from "#lead/field.ts";
import { languageCodes } from "#lead/languages.ts";
import { problems, type RefusalValues } from "#lead/words.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import type { Env } from "../../worker/env.ts";
import { RefusalError } from "../../worker/intake/refusal-error.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { faultsOf } from "../support/language-rules.ts";
import { sitePages } from "./support/site-pages.ts";
import {
  databaseDown,
  limitReached,
  queueDown,
  type Reply,
  storedLeads,
  WorkerHarness,
} from "./support/worker-harness.ts";

const spoken = {
  en: { sentence: /^(Please|Many people|We) /, title: "Not sent yet: Your form" },
  fr: {
    sentence: /^(Veuillez|Beaucoup|Un|Nous|Ce|Le|Votre) /,
    title: "Pas encore envoyé\u00a0: FR Your form",
  },
} as const;

describe.each(["en", "fr"] as const)("in '%s'", (language) => {
  test.each<[string, number, Partial<Env>, object]>([
    ["too long", 413, {}, { body: "x".repeat(66_000) }],
    ["sent too often", 429, { LIMITER: limitReached }, {}],
    ["not to be stored", 503, { ...databaseDown, ...queueDown }, {}],
  ])(
    "a form that is %s is answered with %i, without the cause and, where possible, with its answers",
    async (...row) => {
      const [, status, changes, change] = row;
      const harness = new WorkerHarness({ ASSETS: sitePages, ...changes });
      const body = { language, ...message, ...change };
      const from = language === "fr" ? "/fr/study" : "/study";
      const referer = `https://www.example.com${from}?utm_source=x`;
      const { page, ...answer } = await harness.submit(body, { referer });
      const { reply, ...json } = await harness.post(body, { "content-language": language });
      for (const { headers, ...one } of [answer, json])
        expect([one.status, headers.get("retry-after")]).toEqual([status, status === 413 ? null : "60"]);
      const [, shown = ""] = /(?:visa-notice[^>]*|data-text="reason")>([^<]*)/.exec(page) ?? [];
      expect(shown.trim()).toMatch(spoken[language].sentence);
      const hasAnswers = status === 503;
      expect(page).toContain(hasAnswers ? 'name="fullName"' : `<title>${spoken[language].title}</title>`);
      expect(page.includes("I would like to study in Canada.")).toBe(hasAnswers);
      expect(reply).toEqual({ error: { param: "form", msg: shown.trim() } });
      expect(JSON.stringify([page, reply])).not.toContain("D1_ERROR");
      expect(await storedLeads()).toEqual([]);
    },
  );
});

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

test("a language named in an answer does not count as the form's", async () => {
  const harness = new WorkerHarness({ LIMITER: limitReached });
  const { reply } = await harness.post({ ...message, body: '"language":"fr"&language=fr' });
  expect(reply.error?.msg).toMatch(/^Many people/);
});

test.each([
  ["en", /^(Please|You|We|A|The|This|Is) .*[^.\s][.?]?$/],
  ["fr", /^(Veuillez|Vous|Nous|Un|Le|Ce|Est-ce) .*[^.\s]\.$/],
] as const)("every problem of every field has one sentence in '%s'", (language, sentence) => {
  for (const form of Object.values(forms[language]))
    for (const { name: param } of fieldsOf(form))
      for (const problem of problems) {
        const refusal = new RefusalError(422, { form: form.name, wrong: [{ param, problem }] });
        const msg = String(refusal.errors(language)[0]?.msg);
        expect(msg).toMatch(sentence);
        // A number's last four digits are no thousands.
        expect(faultsOf(msg.replace(/\+[\d\u00a0\u2011]{7,}/, "X"), language), msg).toEqual([]);
      }
});

test.each([{ language: "fr", page: "/study" }, { page: "/fr/study" }])(
  "a plain form with %o is refused on its French page, in French at every field",
  async (change) => {
    const site = new WorkerHarness({ ASSETS: sitePages });
    const { status, page } = await site.submit({ type: "contact", phoneCountry: "DE", ...change });
    expect(status).toBe(422);
    expect(page).toContain('<option value="DE" selected="">Allemagne</option>');
    expect(page).toContain("<title>Pas encore envoyé, à vérifier\u00a0: FR Study</title>");
    for (const name of ["fullName", "phone", "email", "body"])
      expect(page).toMatch(new RegExp(`role="alert" id="section-${name}-error">Veuillez `));
    expect(page).toContain(wordsIn.fr.refusals.summary);
    expect(page).not.toMatch(/Please|Not sent/);
  },
);

test.each(languageCodes)(
  "in '%s' a refusal knows people without e-mail or with one name, and children",
  async (language) => {
    const refused = { ...shortAssessment, language, email: "", lastName: "", age: "12" };
    const { reply } = await new WorkerHarness().post(refused);
    const [lastName = "", email = "", age = ""] = reply.errors?.map(({ msg }) => msg) ?? [];
    const { missing } = wordsIn[language].refusals.answers;
    const label = wordsIn[language].form.quote(wordsIn[language].assessment.fields.lastName.label);
    // The usual sentence, and then what to write.
    expect(lastName).toContain(label);
    expect(lastName).toMatch(/[?？؟].*[.。।]$/);
    expect(lastName).not.toBe(missing({ name: label } as RefusalValues));
    expect(email).toContain("+1\u00a0604\u2011555\u20110142");
    expect(age).toMatch(/16/);
    expect(age).not.toMatch(/99/);
    const born = await new WorkerHarness().post({ ...shortAssessment, language, age: "1990-05-12" });
    expect(born.reply.error?.msg).not.toMatch(/16|99/);
  },
);
