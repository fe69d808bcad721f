import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { firmTextsIn } from "#content/firm-texts.ts";
import { Receipt } from "#forms/receipt/receipt.tsx";
import { languageCodes } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";

const href = "https://calendly.com/harbourline/first-talk";

test.each(languageCodes)(
  "in %s the receipt of a contact form alone offers the firm's booking service",
  (code) => {
    const { receipt, ...firmTexts } = firmTextsIn(wordsIn[code]);
    const text = wordsIn[code].receipt.booking;
    const markup = (form: "contact" | "request") =>
      renderToStaticMarkup(
        createElement(Receipt, {
          ...{ form, reference: "EM-7KQ2M9D4TR", receiptUrl: "" },
          firmTexts: { ...firmTexts, receipt: { ...receipt, bookingLink: { text, href } } },
        }),
      );
    expect(markup("contact")).toContain(`<a href="${href}" target="_blank" rel="noopener">${text}</a>`);
    expect(markup("request")).not.toContain(href);
  },
);
