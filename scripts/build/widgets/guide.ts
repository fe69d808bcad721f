import { readFileSync } from "node:fs";
import type { Link, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { filled } from "#content/filled.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { inFirmsName } from "#scripts/build/firm-names.ts";
import type { Guide, GuidePart } from "#widgets/partner-page/partner-page-facts.ts";
import { type Choice, filledIn } from "#widgets/partner-page/snippet.ts";
import type { PartnerPageWords } from "#words/en/partner-page.ts";

/** The text of the guide for partners in a language, in the firm's name. */
export function guideText(language: Language): string {
  const suffix = language === defaultLanguage ? "" : `.${language}`;
  return inFirmsName(readFileSync(`docs/embedding${suffix}.md`, "utf8"));
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

function htmlOf(text: string, title: string, choice: Choice, words: PartnerPageWords): string {
  const { children } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return new GuideHtml(title, choice, words).of(children);
}

/** Writes the Markdown of one part of the guide as markup, with what the page for partners does to code, tables and links. */
class GuideHtml {
  readonly #title: string;
  readonly #choice: Choice;
  readonly #words: PartnerPageWords;

  constructor(title: string, choice: Choice, words: PartnerPageWords) {
    this.#title = title;
    this.#choice = choice;
    this.#words = words;
  }

  of(nodes: readonly RootContent[]): string {
    return nodes.map((node) => this.#one(node)).join("");
  }

  #one(node: RootContent): string {
    switch (node.type) {
      case "text":
        return escapeHtml(this.#onSite(node.value));
      case "inlineCode":
        return `<code>${escapeHtml(this.#onSite(node.value))}</code>`;
      case "paragraph":
        return `<p>${this.of(node.children)}</p>`;
      case "list":
        return `<ul class="partner-list">${node.children.map((item) => `<li>${this.#item(item.children)}</li>`).join("")}</ul>`;
      case "link":
        return this.#link(node);
      case "code":
        return this.#code(node.value);
      case "table":
        return this.#table(node);
      default:
        throw new Error(`docs/embedding.md: no ${node.type} in “${this.#title}”.`);
    }
  }

  #item([first]: readonly RootContent[]): string {
    return first?.type === "paragraph" ? this.of(first.children) : "";
  }

  /** Partners have our pages, and not our repository. */
  #link({ url, children }: Link): string {
    if (url === "hosts.md") return this.#words.tried;
    const href = url === "../CHANGELOG.md" ? "/widgets/changelog.txt" : url;
    const text = url === "../CHANGELOG.md" ? "changelog.txt" : this.of(children);
    return `<a href="${escapeHtml(this.#onSite(href))}">${text}</a>`;
  }

  #code(recipe: string): string {
    const { copy } = this.#words;
    const label = filled(copy.label, { name: this.#title });
    return `<div class="code"><button type="button" class="button small" data-rank="secondary" data-copy="${escapeHtml(this.#title)}" aria-label="${escapeHtml(label)}">${copy.copy}</button><pre><code data-template="${escapeHtml(recipe)}">${escapeHtml(filledIn(recipe, this.#choice))}</code></pre></div>`;
  }

  #table({ children: [head, ...rows] }: Table): string {
    const cells = (row: Table["children"][number] | undefined, of: (cell: string, at: number) => string) =>
      `<tr>${row?.children.map((cell, at) => of(this.of(cell.children), at)).join("")}</tr>`;
    const labels = head?.children.map((cell) => this.of(cell.children).replace(/<[^>]*>/g, "")) ?? [];
    const heads = cells(head, (cell) => `<th scope="col">${cell}</th>`);
    // Where a row is a list, on a phone, what stands between its term and its text says what it is.
    const labelled = (at: number) => (at < labels.length - 1 ? ` data-label="${labels[at]}"` : "");
    const body = rows.map((row) =>
      cells(row, (cell, at) =>
        at === 0 ? `<th scope="row">${cell}</th>` : `<td${labelled(at)}>${cell}</td>`,
      ),
    );
    // Several tables may stand under one heading.
    return `<section class="table" tabindex="0" aria-label="${labels[0]}"><table><thead>${heads}</thead><tbody>${body.join("")}</tbody></table></section>`;
  }

  #onSite(text: string): string {
    return text.replaceAll("https://YOUR-SITE", this.#choice.origin);
  }
}
