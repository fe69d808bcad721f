import { readFileSync } from "node:fs";
import { slug } from "github-slugger";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as nodeText } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import { readReleases, releasesFolder, versionList } from "#scripts/release/releases.ts";
import type { Guide, GuidePart } from "#widgets/partner-page/partner-page-props.ts";

const { latest } = versionList(readReleases(releasesFolder));

/** The guide for partners in a language, with the firm's name and, if there is a `release`, a pinned line. */
export function guideText(language: Language, release = latest): string {
  const suffix = language === defaultLanguage ? "" : `.${language}`;
  const text = readFileSync(`docs/embedding${suffix}.md`, "utf8");
  return inFirmsName(release ? withPinnedLine(text, release) : text);
}

function withPinnedLine(guide: string, release: string) {
  // The hash belongs to the file that a partner chooses, so it stays a placeholder.
  const line = `<script type="module" src="https://YOUR-SITE/widgets/${release}/contact-form.js" integrity="sha384-…" crossorigin></script>`;
  return guide.replace("\n## Versions\n", (heading) => `${heading}\n\`\`\`html\n${line}\n\`\`\`\n`);
}

/**
 * Reads docs/embedding.md of a language. Its parts get the ids that Git hosts give the default language's
 * headings, so that links work there too.
 */
export function readGuide(language: Language): Guide {
  const idsIn = (code: Language) => partsOf(guideText(code)).map(({ title }) => slug(title));
  const ids = idsIn(defaultLanguage);
  const own = idsIn(language);
  // Links within a translation name its own headings, as on Git hosts.
  const text = guideText(language).replace(
    /(?<=\]\(#)[^)]+/g,
    (heading) => ids[own.indexOf(heading)] ?? heading,
  );
  const parts = partsOf(text).map((part, at) => ({ ...part, id: ids[at] ?? "" }));
  const [lead = { id: "", title: "", nodes: [] }, ...others] = parts;
  const sections: (GuidePart & { parts: GuidePart[] })[] = [];
  for (const part of others) {
    if (part.depth === 2) sections.push({ ...part, parts: [] });
    else sections.at(-1)?.parts.push(part);
  }
  return { title: lead.title, lead, sections };
}

function partsOf(text: string) {
  const { children } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const parts: (Omit<GuidePart, "id"> & { depth: number; nodes: typeof children })[] = [];
  for (const node of children) {
    if (node.type === "heading") parts.push({ title: nodeText(node), depth: node.depth, nodes: [] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}
