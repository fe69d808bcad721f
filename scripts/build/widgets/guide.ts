import { readFileSync } from "node:fs";
import type { RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { interpolate } from "#content/interpolate.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import heights from "#widgets/heights.json" with { type: "json" };
import type { Guide, GuidePart } from "#widgets/partner-page/partner-page-props.ts";
import { type Choice, filledIn } from "#widgets/partner-page/snippet.ts";
import type { PartnerPageWords } from "#words/en/partner-page.ts";

/** The text of the guide for partners in a language, in the firm's name and with the measured heights of the forms. */
export function guideText(language: Language): string {
  const suffix = language === defaultLanguage ? "" : `.${language}`;
  return inFirmsName(readFileSync(`docs/embedding${suffix}.md`, "utf8"))
    .replaceAll("{height}", String(heights["visa-contact-form"].most))
    .replaceAll("{assessmentHeight}", String(heights["visa-assessment-form"].most));
}

/** Reads docs/embedding.md of a language: sections with the ids of the default language's headings, its code filled in. */
export function readGuide(choice: Choice, words: PartnerPageWords): Guide {
  const ids = headingsOf(guideText(defaultLanguage)).map(idOf);
  const text = guideText(choice.language);
  const idByTitle = new Map(headingsOf(text).map((title, at) => [title, ids[at] ?? ""]));
  const [head = "", ...sections] = text.split(/^## /m);
  const [title = "", ...lead] = head.replace(/^# /, "").split("\n");
  const partOf = (part: string): GuidePart => {
    const [heading = "", ...body] = part.split("\n");
    return {
      id: idByTitle.get(heading) ?? "",
      title: heading,
      html: htmlOf(body.join("\n"), heading, choice, words),
    };
  };
  return {
    title,
    lead: htmlOf(lead.join("\n"), title, choice, words),
    sections: sections.map((section) => {
      const [own = "", ...parts] = section.split(/^### /m);
      return { ...partOf(own), parts: parts.map(partOf) };
    }),
  };
}

const headingsOf = (text: string) => [...text.matchAll(/^##+ (.+)$/gm)].map(([, title = ""]) => title);

/** As GitHub makes an address of a heading, so that links work there too. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");
}

/** Writes the Markdown of one part of the guide as markup, with what the page for partners does to code, tables and links. */
function htmlOf(text: string, title: string, choice: Choice, { tried, copy }: PartnerPageWords): string {
  const onSite = (text: string) => escapeHtml(text.replaceAll("https://YOUR-SITE", choice.origin));
  const of = (nodes: readonly RootContent[]) => nodes.map(one).join("");
  const one = (node: RootContent): string => {
    switch (node.type) {
      case "text":
        return onSite(node.value);
      case "inlineCode":
        return `<code>${onSite(node.value)}</code>`;
      case "paragraph":
        return `<p>${of(node.children)}</p>`;
      case "list":
        return `<ul class="stops">${node.children.map(({ children }) => `<li>${of(children).replace(/^<p>|<\/p>$/g, "")}</li>`).join("")}</ul>`;
      case "link":
        // Partners have our pages, and not our repository.
        if (node.url === "hosts.md") return tried;
        return node.url === "../CHANGELOG.md"
          ? `<a href="/widgets/changelog.txt">changelog.txt</a>`
          : `<a href="${onSite(node.url)}">${of(node.children)}</a>`;
      case "code": {
        const label = escapeHtml(interpolate(copy.label, { name: title }));
        return `<div class="code"><button type="button" class="button small" data-rank="secondary" data-copy="${escapeHtml(title)}" aria-label="${label}">${copy.copy}</button><pre><code data-template="${escapeHtml(node.value)}">${escapeHtml(filledIn(node.value, choice))}</code></pre></div>`;
      }
      case "table":
        return tableHtml(node.children.map(({ children }) => children.map((cell) => of(cell.children))));
      default:
        throw new Error(`docs/embedding.md: no ${node.type} in “${title}”.`);
    }
  };
  const { children } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return of(children);
}

/** Several tables may stand under one heading, so that its first column names it. */
function tableHtml([head = [], ...rows]: readonly (readonly string[])[]): string {
  const labels = head.map((cell) => cell.replace(/<[^>]*>/g, ""));
  const row = (cells: readonly string[]) => `<tr>${cells.join("")}</tr>`;
  const heads = row(head.map((cell) => `<th scope="col">${cell}</th>`));
  // Where a row is a list, on a phone, what stands between its term and its text says what it is.
  const labelled = (at: number) => (at < labels.length - 1 ? ` data-column="${labels[at]}: "` : "");
  const body = rows.map((cells) =>
    row(
      cells.map((cell, at) =>
        at === 0 ? `<th scope="row">${cell}</th>` : `<td${labelled(at)}>${cell}</td>`,
      ),
    ),
  );
  return `<section class="table" tabindex="0" aria-label="${labels[0]}"><table><thead>${heads}</thead><tbody>${body.join("")}</tbody></table></section>`;
}
