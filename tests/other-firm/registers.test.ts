import { expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { language } from "#content/language.ts";
import { pageLanguages } from "#content/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { renderPage } from "#site/entry-server.tsx";
import { renderLanguagePages } from "#site/pages/language-page/render.tsx";

const textOf = (html = "") => html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");

const said = {
  en: {
    verify: "(licences R000000, 45678P)",
    home: "Look us up in the regulators’ public registers before",
    contact: "Search for our licence numbers in the regulators’ public registers. One of them must show",
    one: /the regulator’s public register|our licence number |the register must/i,
  },
  fr: {
    verify: "(permis R000000, 45678P)",
    home: "Cherchez-nous dans les registres publics des organismes de réglementation avant",
    contact:
      "Cherchez nos numéros de permis dans les registres publics des organismes de réglementation. L’un d’eux doit",
    one: /le registre|notre numéro de permis/i,
  },
}[language as "en" | "fr"];

test.each([
  ["/", said.home],
  ["/contact-us", said.contact],
  ["/verify", said.verify],
])("%s of a firm in several registers speaks of all of them", async (path, sentence) => {
  expect(firm.hasSeveralRegisters).toBe(true);
  const { html } = await renderPage(path);
  expect(textOf(html)).toContain(sentence);
  // How to check a licence in one of the registers.
  const general = html.replace(/<details.*?<\/details>/gs, "");
  if (path !== "/verify") expect(textOf(general)).not.toMatch(said.one);
});

/** The plural of the word for a register, of which the College's sentence has only the singular. */
const registers = {
  es: "registros públicos",
  pt: "registros públicos",
  zh: "各份公开名册",
  ar: "السجلات العامة",
  fa: "فهرست‌های عمومی",
  pa: "ਜਨਤਕ ਰਜਿਸਟਰਾਂ",
  uk: "публічних реєстрах",
  tl: "mga pampublikong rehistro",
} as const;

test.each(pageLanguages)("the page in '%s' of a firm in several registers speaks of all of them", (code) => {
  const [page] = renderLanguagePages(code, readOfficialPages("en"));
  const check = /<section[^>]*>(?:(?!<\/section>).)*lso\.ca.*?<\/section>/s.exec(page?.html ?? "")?.[0];
  expect(textOf(check)).toContain(registers[code as keyof typeof registers]);
});
