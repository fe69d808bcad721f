import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";
import { firm, withFirm } from "#content/firm/firm.ts";
import { spokenLanguages } from "#content/languages.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import { pageMarkup } from "#scripts/build/html.ts";
import { elements } from "#widgets/element-api.ts";
import { fallbackOf } from "#widgets/partner-page/fallback.ts";
import { forms } from "#words/forms.ts";
import type { Files } from "./page-files.ts";

/** Only Vite can load it. */
type Prerender = typeof import("#widgets/partner-page/printed-sheet.tsx");

const framed = [
  { path: "/widgets/frame/contact", tag: "visa-contact-form", form: "contact" },
  { path: "/widgets/frame/assessment", tag: "visa-assessment-form", form: "request" },
] as const;

export const framedAddresses = spokenLanguages.flatMap((language) =>
  framed.map(({ path }) => pathIn(language, path)),
);

export function writeFramedForms(site: string, files: Files): void {
  for (const language of spokenLanguages)
    for (const { path, tag, form } of framed) {
      const link = fallbackOf(tag, language);
      const title = forms[language][form].heading;
      writeOwnPage(site, language, {
        ...files,
        path,
        title,
        // The form is the whole page, so its heading is the page's.
        body: `<main><h1>${escapeHtml(title)}</h1><${tag} heading=""><a href="${link.path}" target="_top">${escapeHtml(link.text)}</a></${tag}></main>`,
        // After the page's own script, which listens to its first events.
        laterScript: `/widgets/v1/${elements[tag].script}.js`,
      });
    }
}

export async function writePrintedSheets(site: string, files: Files): Promise<void> {
  const { module } = await runnerImport<Prerender>("./widgets/partner-page/printed-sheet.tsx", {
    logLevel: "warn",
  });
  for (const language of spokenLanguages)
    writeOwnPage(site, language, {
      ...files,
      path: "/widgets/sheet",
      title: forms[language].request.heading,
      body: pageMarkup(module.prerenderSheet(language, firm)).html,
    });
}

interface OwnPage extends Pick<Files, "script" | "style"> {
  /** Below `/widgets/`, in each language. */
  path: string;
  title: string;
  body: string;
  laterScript?: string;
}

function writeOwnPage(site: string, language: Language, page: OwnPage) {
  const scripts = [page.script, page.laterScript].filter(Boolean);
  const head = [
    `<title>${escapeHtml(withFirm(page.title))}</title>`,
    `<link rel="stylesheet" href="${page.style}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<meta name="robots" content="noindex">`,
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
  ];
  const file = join(site, `${pathIn(language, page.path)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, documentHtml({ language, head: head.join("\n    "), body: page.body }));
}
