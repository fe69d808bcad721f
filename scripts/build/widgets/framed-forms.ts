import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firm, withFirm } from "#content/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { directionOf, type Language, languages, pathIn } from "#lead/languages.ts";
import { elements } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { forms } from "#words/forms.ts";
import { type Files, headOf } from "./partner-head.ts";

/** The framed forms, with what each takes where nobody says otherwise, in CSS pixels. */
const framed = {
  contact: { tag: "visa-contact-form", form: "contact", width: 744, height: 1000 },
  assessment: { tag: "visa-assessment-form", form: "request", width: 984, height: 2700 },
} as const;
type Framed = keyof typeof framed;

/** Writes `/widgets/frame/…` in every language that the elements speak, each with its oEmbed answer beside it. */
export function writeFramedForms(site: string, files: Files): void {
  for (const language of spokenLanguages) {
    const folder = join(site, pathIn(language, "/widgets/frame"));
    mkdirSync(folder, { recursive: true });
    for (const name of Object.keys(framed) as Framed[]) {
      writeFileSync(join(folder, `${name}.html`), framedForm(name, language, files));
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(oembedOf(name, language)));
    }
  }
}

function framedForm(name: Framed, language: Language, files: Files): string {
  const { tag } = framed[name];
  const title = titleOf(name, language);
  const oembed = `${firm.origin}/widgets/oembed?url=${encodeURIComponent(addressOf(name, language))}`;
  const { path, text } = fallbackOf(tag, language);
  // The worker puts the frame's whole address, with its query, into the link.
  return `${headOf({ title: withFirm(title), tag: languages[language].tag, direction: directionOf(language), files })}
    <meta name="robots" content="noindex">
    <link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
    <script type="module" src="/widgets/v1/${elements[tag].script}.js"></script>
  </head>
  <body>
    <main><${tag}><a href="${path}" target="_top">${text}</a></${tag}></main>
  </body>
</html>
`;
}

function titleOf(name: Framed, language: Language): string {
  return forms[language][framed[name].form].heading;
}

function addressOf(name: Framed, language: Language): string {
  return firm.origin + pathIn(language, `/widgets/frame/${name}`);
}

/** The oEmbed answer for a framed form at its plain address; worker/oembed.ts fits it to the address that was asked for. */
function oembedOf(name: Framed, language: Language) {
  const { width, height } = framed[name];
  const title = titleOf(name, language);
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: firm.name,
    provider_url: firm.origin,
    cache_age: 86_400,
    width,
    height,
    html: `<iframe src="${addressOf(name, language)}" title="${title}" width="100%" height="${height}" style="border: 0" loading="lazy" sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`,
  };
}
