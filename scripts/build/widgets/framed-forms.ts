import { spokenLanguages } from "#content/languages.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { pathIn } from "#lead/languages.ts";
import { elements } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { forms } from "#words/forms.ts";
import { writeOwnPage } from "./own-page.ts";
import type { Files } from "./page-files.ts";

const framed = [
  { path: "/widgets/frame/contact", tag: "visa-contact-form", form: "contact" },
  { path: "/widgets/frame/assessment", tag: "visa-assessment-form", form: "request" },
] as const;

export const framedAddresses = spokenLanguages.flatMap((language) =>
  framed.map(({ path }) => pathIn(language, path)),
);

/** Writes `/widgets/frame/…` in every language that the elements speak. */
export function writeFramedForms(site: string, files: Files): void {
  for (const language of spokenLanguages)
    for (const { path, tag, form } of framed) {
      const link = fallbackOf(tag, language);
      writeOwnPage(site, language, {
        ...files,
        path,
        title: forms[language][form].heading,
        body: `<main><${tag}><a href="${link.path}" target="_top">${escapeHtml(link.text)}</a></${tag}></main>`,
        // After the page's own script, which listens to its first events.
        laterScript: `/widgets/v1/${elements[tag].script}.js`,
      });
    }
}
