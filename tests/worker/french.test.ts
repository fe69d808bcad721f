import { describe, expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { problems } from "#lead/words.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { RefusalError } from "../../worker/intake/refusal-error.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { englishIn, textsIn, typographyFaults } from "../support/language-rules.ts";
import { sitePages } from "./support/site-pages.ts";
import { limitReached, type Reply, rows, WorkerHarness } from "./support/worker-harness.ts";

const french = wordsIn.fr;
const spoken = /^(Veuillez|Vous|Nous|Un|Le|Ce|Est-ce) /;

function expectFrench(text: string): void {
  expect(text).toMatch(spoken);
  expect(text).not.toContain("'");
  expect(englishIn(text), text).toEqual([]);
  // A number's last four digits are no thousands.
  expect(typographyFaults(text.replace(/\+[\d\u00a0-]{7,}/, "X")), text).toEqual([]);
}

describe("a French form", () => {
  test.each([message, shortAssessment])("of type $type is thanked in French, and stored so", async (body) => {
    const { reply } = await new WorkerHarness().post({ ...body, language: "fr" });
    const { successMessage } = forms.fr[body.type === "request" ? "request" : "contact"];
    expect(reply.message).toBe(successMessage);
    const [lead] = await rows();
    expect(lead?.language).toBe("fr");
    expect(JSON.parse(String(lead?.answers)).status).toBe(
      body.type === "request" ? shortAssessment.status : undefined,
    );
  });
});

test("a French post to an address that is none of ours is answered in French", async () => {
  const body = JSON.stringify({ ...message, language: "fr" });
  const answer = await new WorkerHarness().send({ path: "/api/none", body });
  expect(answer.status).toBe(404);
  expect(((await answer.json()) as Reply).error?.msg).toBe(french.refusals.reasons.nothingHere);
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

test("every problem of every field, and every other reason, has French words", () => {
  const wrong = problems.flatMap((problem) => [
    ...fieldsOf(contact).map(({ name: param }) => ({ form: "contact" as const, param, problem })),
    ...fieldsOf(assessment).map(({ name: param }) => ({ form: "request" as const, param, problem })),
  ]);
  for (const { form, ...one } of wrong) {
    const [told] = new RefusalError(422, { form, wrong: [one] }).errors("fr");
    expectFrench(told?.msg ?? "");
    expect(told?.msg).toMatch(/[^.\s]\.$/);
  }
  for (const text of [...textsIn(french.refusals), french.refusals.otherType(french.form.quote("contact"))]) {
    expect(englishIn(text), text).toEqual([]);
    expect(typographyFaults(text.trim()), text).toEqual([]);
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
    expect(page).toContain(french.refusals.summary);
    expect(page).not.toMatch(/Please|Not sent/);
  });

  test("with a number from another country names it in French", async () => {
    const { page } = await product().submit({ type: "contact", language: "fr", phoneCountry: "DE" });
    expect(page).toContain('<option value="DE" selected="">Allemagne</option>');
  });
});
