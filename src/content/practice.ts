import { isSiteLanguage, type Language, languages, pathIn } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { daysKept } from "./build-facts.ts";
import type { Day } from "./facts.ts";
import { type Firm, firm } from "./firm.ts";

const { name, number, class: licenceClass } = firm.licensee;
const { replyDays }: Firm = firm;

/** Day of the last change to the privacy notice; stored with each lead whose form has shown it. */
export const noticeVersion: Day = "2026-11-22";

/** Returns the licensed person as the College's register writes it. */
export function licenseeIn(words: Words["firm"]) {
  return { holder: `${name}, ${words.licenceClasses[licenceClass]}`, number: words.licenceNumber(number) };
}

/** Returns the same as one line, and where anyone can look it up. */
export function licenceIn(words: Words["firm"]) {
  return {
    /** It ends before the register's address. */
    line: words.licence(licenseeIn(words).holder, number),
    register: firm.registry.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
    href: firm.registry,
  };
}

/** Returns the texts of the firm around a form, on the site and on partners' pages. */
export function practiceIn({ form, firm: words, receipt }: Pick<Words, "form" | "firm" | "receipt">) {
  return {
    licence: licenceIn(words),
    privacy: {
      line: words.privacy(words.keptFor(daysKept.leads)),
      link: words.privacyLink,
      // The one page of a language without the whole site says it in brief.
      path: isSiteLanguage(form.language) ? "/privacy" : "#privacy",
    },
    noticeVersion,
    receipt: {
      locale: languages[form.language].tag,
      offer: receipt.offer,
      title: receipt.title(firm.name),
      reference: receipt.reference,
      keep: receipt.keep,
      next: { heading: receipt.nextHeading, steps: receipt.steps(receipt.replyBy(replyDays)) },
      notes: receipt.notes(firm),
      print: receipt.print,
      hide: receipt.hide,
    },
  };
}

/** Returns the address at which an element on another site finds our pages. */
export function siteOriginIn(language: Language): string {
  return firm.origin + pathIn(language, "/").replace(/\/$/, "");
}
