import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withFirm } from "#content/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { directionOf, type Language, languages, pathIn } from "#lead/languages.ts";
import { elements } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { forms } from "#words/forms.ts";
import { type Files, headOf } from "./partner-head.ts";

/** The framed forms. */
const framed = {
  contact: { tag: "visa-contact-form", form: "contact" },
  assessment: { tag: "visa-assessment-form", form: "request" },
} as const;
type Framed = keyof typeof framed;

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

function framedForm(name: Framed, language: Language, files: Files): string {
  const { tag, form } = framed[name];
  const title = withFirm(forms[language][form].heading);
  const { path, text } = fallbackOf(tag, language);
  return `${headOf({ title, tag: languages[language].tag, direction: directionOf(language), files })}
    <meta name="robots" content="noindex">
    <script type="module" src="/widgets/v1/${elements[tag].script}.js"></script>
  </head>
  <body>
    <main><${tag}><a href="${path}" target="_top">${text}</a></${tag}></main>
  </body>
</html>
`;
}
