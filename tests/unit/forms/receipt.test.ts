import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { Receipt } from "#forms/receipt/receipt.tsx";
import { languageCodes } from "#lead/languages.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { ReceiptOutcomes } from "#site/pages/receipt-outcomes.tsx";
import { wordsIn } from "#words/words-in.ts";

const href = "https://calendly.com/harbourline/first-talk";

describe.each(languageCodes)("the receipt in %s", (code) => {
  const { receipt, ...firmTexts } = firmTextsIn(wordsIn[code]);
  const text = wordsIn[code].receipt.booking;
  const markup = (form: "contact" | "request", receiptUrl = "") =>
    renderToStaticMarkup(
      createElement(Receipt, {
        ...{ form, reference: "EM-7KQ2M9D4TR", receiptUrl },
        firmTexts: { ...firmTexts, receipt: { ...receipt, bookingLink: { text, href } } },
      }),
    );

  test("offers the firm's booking service after a contact form alone", () => {
    expect(markup("contact")).toContain(`<a href="${href}" target="_blank" rel="noopener">${text}</a>`);
    expect(markup("request")).not.toContain(href);
  });

  test("mentions a new tab on the screen, but not in what is printed or shared", () => {
    const [screen = "", paper = ""] = markup("request", "/receipt?reference=1").split("<details");
    const { newTab } = wordsIn[code].form;
    expect([screen.includes(newTab), paper.includes(newTab)]).toEqual([true, false]);
  });
});

test("the page after a plain form has it for the worker to keep after a contact form", () => {
  const { receipt, licence } = firmTextsIn(wordsIn.fr);
  const firmTexts = { licence, receipt: { ...receipt, bookingLink: { text: "Rendez-vous", href } } };
  const { receipt: words } = siteWords.fr.words;
  const page = renderToStaticMarkup(createElement(ReceiptOutcomes, { words, firmTexts } as never));
  expect(page).toContain(
    `<p data-form="contact"><a href="${href}" target="_blank" rel="noopener">Rendez-vous`,
  );
});
