import { describe, expect, test } from "vitest";
import { siteLanguageCodes } from "#lead/languages.ts";
import { consultantWords } from "#worker/consultant-words.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import { wantsQuebec } from "#worker/outbox/mails/quebec.ts";
import { assessmentLead, contactLead, letterhead } from "../../support/mail-leads.ts";

const page = "https://www.evermaple.example/fr/immigration/quebec";
const asking = (province: string | undefined, from?: string) =>
  assessmentLead({
    answers: { ...assessmentLead().answers, province },
    source: from === undefined ? {} : { page: from },
  });

describe("a lead wants to live in Québec", () => {
  test.each([
    "Québec",
    "quebec",
    "Que\u0301bec",
    "Montréal, QC",
    "Ontario ou Québec",
    "魁北克省",
    "Квебек",
    "كيبيك",
    "کبک",
    "ਕਿਊਬੈਕ",
  ])("where the province is '%s'", (province) => {
    expect(wantsQuebec(asking(province))).toBe(true);
  });

  test.each([undefined, "", " "])("where the province is '%s' and the page is about Québec", (province) => {
    expect(wantsQuebec(asking(province, page))).toBe(true);
    expect(wantsQuebec(asking(province, `${page}/?utm_source=x`))).toBe(true);
  });

  test("where a message comes from that page", () => {
    expect(wantsQuebec(contactLead({ source: { page } }))).toBe(true);
  });
});

describe("a lead does not want to live in Québec", () => {
  test.each(["Ontario", "anywhere but Quebec", "outside Québec", "hors du Québec", "pas le Québec", "cqc"])(
    "where the province is '%s', whatever the page",
    (province) => {
      expect(wantsQuebec(asking(province, page))).toBe(false);
    },
  );

  test.each([undefined, "https://www.evermaple.example/study", "about:srcdoc", "quebec"])(
    "where nothing says so and the page is '%s'",
    (from) => {
      expect(wantsQuebec(asking(undefined, from))).toBe(false);
    },
  );
});

test("the mail says so above the estimate, in the consultant's language", () => {
  const lead = asking("Québec");
  const { text } = leadMail(lead, letterhead);
  expect(text).toContain("Wants to live in Québec");
  expect(text.indexOf("Wants to live")).toBeLessThan(text.indexOf("Federal Skilled Worker"));
  expect(leadMail(lead, { ...letterhead, language: "fr" }).text).toContain("Veut vivre au Québec");
  expect(leadMail(asking("Ontario"), letterhead).text).not.toContain("Québec");
});

test("only a firm that the MIFI does not recognise says that it takes no such files", () => {
  for (const language of siteLanguageCodes) {
    const { quebec } = consultantWords({ language }).mails;
    expect(quebec(false)).toContain("MIFI");
    expect(quebec(true)).not.toContain("MIFI");
  }
});
