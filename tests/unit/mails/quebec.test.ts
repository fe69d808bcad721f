import { expect, test } from "vitest";
import { siteLanguageCodes } from "#lead/languages.ts";
import { consultantWords } from "#worker/consultant-words.ts";
import { wantsQuebec } from "#worker/outbox/mails/quebec.ts";
import { assessmentLead, contactLead } from "../../support/mail-leads.ts";

const page = "https://www.evermaple.example/fr/immigration/quebec";
const asking = (province: string | undefined, from?: string) =>
  assessmentLead({
    answers: { ...assessmentLead().answers, province },
    source: from === undefined ? {} : { page: from },
  });

test.each([
  ...["Québec", "quebec", "Que\u0301bec", "Montréal, QC", "Ontario ou Québec"].map((province) => [province]),
  ...["魁北克省", "Квебек", "كيبيك", "کبک", "ਕਿਊਬੈਕ"].map((province) => [province]),
  ...[undefined, "", " "].flatMap((province) => [
    [province, page],
    [province, `${page}/?utm_source=x`],
  ]),
])("a lead of province '%s' and page '%s' wants to live in Québec", (province, from) => {
  expect(wantsQuebec(asking(province, from))).toBe(true);
});

test.each([
  ...["Ontario", "anywhere but Quebec", "outside Québec", "hors du Québec", "pas le Québec", "cqc"].map(
    (province) => [province, page],
  ),
  ...[undefined, "https://www.evermaple.example/study", "about:srcdoc", "quebec"].map((from) => [
    undefined,
    from,
  ]),
])("a lead of province '%s' and page '%s' does not", (province, from) => {
  expect(wantsQuebec(asking(province, from))).toBe(false);
});

test("a message from the page about Québec does too", () => {
  expect(wantsQuebec(contactLead({ source: { page } }))).toBe(true);
});

test("only a firm that the MIFI does not recognise says that it takes no such files", () => {
  for (const language of siteLanguageCodes) {
    const { quebec } = consultantWords({ language }).mails;
    expect(quebec(false)).toContain("MIFI");
    expect(quebec(true)).not.toContain("MIFI");
  }
});
