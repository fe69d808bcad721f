import type { Blockquote, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { facts } from "#content/programs/facts.ts";
import type { Block, Notice, OfficialPages, PageContent } from "#content/site/page.ts";
import { placeholderValues } from "#content/site/placeholder-values.ts";
import { readFrontMatter } from "./front-matter.ts";
import { plainOf, richOf, withAddresses } from "./inlines.ts";
import { Refusal, refuse } from "./refusal.ts";
import { figuresOf, onlyParagraph, sectionOf } from "./sections.ts";

/** Reads a page written as docs/pages.md says; throws a `Refusal` for anything else. */
export function parsePage(text: string, official: OfficialPages): PageContent {
  refuseUnknownPlaces(text);
  const { head, body } = readFrontMatter(text, official);
  const [opening = [], ...groups] = groupsOf(nodesOf(body, official));
  const at = opening.findIndex(({ type }) => type !== "blockquote");
  const notices = opening.slice(0, at) as Blockquote[];
  const [lead, more] = opening.slice(at);
  if (lead?.type !== "paragraph") throw new Refusal(1, "A page begins with one paragraph, after its notices");
  if (more)
    refuse(more, "Figures may follow the first paragraph; everything else belongs below a heading ##");
  return {
    ...head,
    notices: notices.map((notice) => noticeOf(notice, official)),
    lead: richOf(lead.children),
    blocks: groups.map(blockOf),
  };
}

/**
 * The names that the site fills in: besides `placeholderValues` the day of the page's last change, the
 * version of the privacy notice, and facts of a partner.
 */
const known = [
  ...Object.keys(placeholderValues),
  "updated",
  "noticeVersion",
  "day",
  "name",
  "city",
  "country",
];

function refuseUnknownPlaces(text: string) {
  for (const [at, line] of text.split("\n").entries())
    for (const [place, name = ""] of line.matchAll(/\{(\w*)\}/g))
      if (!known.includes(name))
        throw new Refusal(at + 1, `Nothing fills in ${place}; known are ${known.join(", ")}`);
}

function nodesOf(body: string, official: OfficialPages): readonly RootContent[] {
  // Markdown reads `[words][key]` as a link only if the key is defined.
  const keys = [...official.keys()].map((key) => `[${key}]: #`).join("\n");
  const { children } = fromMarkdown(`${body}\n\n${keys}`, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return children.filter(({ type }) => type !== "definition").map((node) => withAddresses(node, official));
}

/** The page's opening, its sections, and figures: below the opening, or between two lines. */
function groupsOf(nodes: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const groups: RootContent[][] = [[]];
  for (const node of nodes) {
    const begins =
      node.type === "thematicBreak" ||
      (node.type === "heading" && node.depth !== 3) ||
      (node.type === "list" && groups.length === 1);
    if (begins) groups.push([node]);
    else groups.at(-1)?.push(node);
  }
  return groups;
}

function blockOf([first, ...rest]: readonly RootContent[]): Block {
  if (first?.type === "heading") return sectionOf(first, rest);
  const [list, more] = first?.type === "list" ? [first, ...rest] : rest;
  if (list?.type !== "list" || more)
    refuse(
      more ?? list ?? first,
      "Only figures may be above the first heading, and between --- and a heading",
    );
  return figuresOf(list);
}

function noticeOf(quote: Blockquote, official: OfficialPages): Notice {
  const [first, ...rest] = quote.children;
  const title = first?.type === "paragraph" ? plainOf(first.children) : "";
  const [, id, heading = ""] = /^notice (\w+): (.+)$/.exec(title) ?? [];
  if (!id)
    refuse(
      quote,
      "Only notices may be before the first paragraph: > notice studyPermitCap: Open, but limited",
    );
  const fact = facts.find((each) => each.id === id && each.status !== "open");
  const source = official.get(fact?.source ?? "");
  if (!fact || !source)
    return refuse(quote, `program-statuses.ts has no program “${id}” that is closed, paused or changing`);
  const program = fact.id as Notice["program"];
  return { program, heading, text: richOf(onlyParagraph(rest)), source };
}
