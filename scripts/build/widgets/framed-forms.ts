import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFirm } from "#content/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { elements } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { forms } from "#words/forms.ts";
import type { Files } from "./page-files.ts";

/** The framed forms. */
const framed = {
  contact: { tag: "visa-contact-form", form: "contact" },
  assessment: { tag: "visa-assessment-form", form: "request" },
} as const;
type Framed = keyof typeof framed;

export const framedAddresses = spokenLanguages.flatMap((language) =>
  Object.keys(framed).map((name) => pathIn(language, `/widgets/frame/${name}`)),
);

/** Writes `/widgets/frame/…` in every language that the elements speak. */
export function writeFramedForms(site: string, files: Files): void {
  for (const language of spokenLanguages) {
    const folder = join(site, pathIn(language, "/widgets/frame"));
    mkdirSync(folder, { recursive: true });
    for (const name of Object.keys(framed) as Framed[]) {
      writeFileSync(join(folder, `${name}.html`), framedForm(name, language, files));
    }
  }
}

function framedForm(name: Framed, language: Language, { script, style }: Files): string {
  const { tag, form } = framed[name];
  const { path, text } = fallbackOf(tag, language);
  const own = [
    `<title>${escapeHtml(withFirm(forms[language][form].heading))}</title>`,
    `<link rel="stylesheet" href="${style}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    // Before the element's script, so that it receives its first events.
    `<script type="module" src="${script}"></script>`,
    `<meta name="robots" content="noindex">`,
    `<script type="module" src="/widgets/v1/${elements[tag].script}.js"></script>`,
  ];
  return documentHtml({
    language,
    head: own.join("\n    "),
    body: `<main><${tag}><a href="${path}" target="_top">${escapeHtml(text)}</a></${tag}></main>`,
  });
}
