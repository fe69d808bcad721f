import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withFirm } from "#content/firm/firm.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { type Language, pathIn } from "#lead/languages.ts";
import { documentHtml } from "#scripts/build/document-html.ts";
import type { Files } from "./page-files.ts";

interface OwnPage extends Pick<Files, "script" | "style"> {
  /** Below `/widgets/`, in each language. */
  path: string;
  title: string;
  body: string;
  /** A script after the page's own. */
  laterScript?: string;
}

/** Writes a small page of ours that no search engine lists. */
export function writeOwnPage(site: string, language: Language, page: OwnPage): void {
  const script = (src: string) => `<script type="module" src="${src}"></script>`;
  const head = [
    `<title>${escapeHtml(withFirm(page.title))}</title>`,
    `<link rel="stylesheet" href="${page.style}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<meta name="robots" content="noindex">`,
    script(page.script),
    ...(page.laterScript ? [script(page.laterScript)] : []),
  ];
  const file = join(site, `${pathIn(language, page.path)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, documentHtml({ language, head: head.join("\n    "), body: page.body }));
}
