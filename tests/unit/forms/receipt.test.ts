import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { Receipt } from "#forms/receipt/receipt.tsx";
import { WithNumbers } from "#forms/receipt/with-numbers.tsx";
import { siteWords } from "#scripts/build/site-words.ts";
import { ReceiptOutcomes } from "#site/pages/receipt-outcomes.tsx";
import { wordsIn } from "#words/words-in.ts";

const href = "https://calendly.com/harbourline/first-talk";
const texts = firmTextsIn(wordsIn.fr);
const firmTexts = { ...texts, receipt: { ...texts.receipt, bookingLink: { text: "Rendez-vous", href } } };
const link = `<a href="${href}" target="_blank" rel="noopener">Rendez-vous</a>`;

const receiptOf = (form: "contact" | "request") =>
  renderToStaticMarkup(
    createElement(Receipt, { form, reference: "EM-7KQ2M9D4TR", receiptUrl: "/receipt", firmTexts }),
  );

test("a receipt offers the firm's booking service after a contact form alone", () => {
  expect(receiptOf("contact")).toContain(link);
  expect(receiptOf("request")).not.toContain(href);
});

test("a receipt mentions a new tab on the screen, but not in what is printed or shared", () => {
  const [screen = "", paper = ""] = receiptOf("request").split("<details");
  const { newTab } = wordsIn.fr.form;
  expect([screen.includes(newTab), paper.includes(newTab)]).toEqual([true, false]);
});

test.each([
  ["before an absence that delays the reply", 0, false],
  ["from the first day that it delays", 1000, true],
  ["until its last moment", 2999, true],
  ["after it", 3000, false],
])("a receipt of what was sent %s promises days or mentions the absence", (_, sentAt, isAway) => {
  const away = { delaysFrom: 1000, ends: 3000, text: "Absents.", steps: ["Absents."] };
  const receipt = { ...firmTexts.receipt, absence: away };
  const shown = renderToStaticMarkup(
    createElement(Receipt, {
      ...{ form: "request", reference: "EM-7KQ2M9D4TR", receiptUrl: "/receipt", sentAt },
      firmTexts: { ...firmTexts, receipt },
    }),
  );
  expect(shown.split("<li>Absents.</li>").length).toBe(isAway ? 3 : 1);
  expect(shown.includes(firmTexts.receipt.next.steps[1] ?? "")).toBe(!isAway);
});

test("the page after a plain form has the booking service for the worker to keep after a contact form", () => {
  const { receipt: words } = siteWords.fr.words;
  const page = renderToStaticMarkup(createElement(ReceiptOutcomes, { words, firmTexts } as never));
  expect(page).toContain(`<p data-form="contact">${link}`);
});

test("a phone number and the word e-mail have no place to break", () => {
  const html = renderToStaticMarkup(createElement(WithNumbers, { text: "By e-mail or +1 604-555-0142." }));
  expect(html).toBe(
    'By <span class="visa-number">e-mail</span> or <span class="visa-number">+1 604-555-0142</span>.',
  );
});
