import type { BlockContent, Blockquote, Heading, List, Paragraph, RootContent, Table } from "mdast";
import type { Figures, OfficialPages, PageSection, PartnerWords, Rich } from "#content/site/page.ts";
import { plainOf, richOf } from "./inlines.ts";
import { refuse } from "./refusal.ts";

/**
 * Reads the content below a heading; its first list, table, quote or question determines the kind of section.
 */
export function sectionOf(
  title: Heading,
  nodes: readonly RootContent[],
  official: OfficialPages,
): PageSection {
  if (title.depth !== 2)
    refuse(title, "A section begins with ##; ### is the heading of a question in a section");
  const heading = plainOf(title.children) || refuse(title, "A heading without words");
  const at = nodes.findIndex(({ type }) => type !== "paragraph");
  const [body, ...rest] = at < 0 ? [] : nodes.slice(at);
  const paragraphs = paragraphsOf(at < 0 ? nodes : nodes.slice(0, at), official);
  const section = { heading, paragraphs };
  switch (body?.type) {
    case undefined:
      if (paragraphs.length === 0) refuse(title, "A section without text");
      return { kind: "text", ...section };
    case "heading":
      return { kind: "questions", ...section, questions: questionsOf([body, ...rest], official) };
    case "blockquote":
      if (paragraphs.length + rest.length > 0) refuse(body, "A note must be the only content of its section");
      return quoteOf(body, heading, official);
    case "list":
      return { ...listOf(body, section, official), ...after(rest, official) };
    case "table":
      return { kind: "table", ...section, ...tableOf(body), ...after(rest, official) };
    default:
      return refuse(body, `A section cannot contain this (${body?.type})`);
  }
}

export function figuresOf(list: List): Figures {
  const figures = list.children.map((item) => {
    const [figure, ...label] = onlyParagraph(item.children).children;
    if (figure?.type !== "strong") refuse(item, "A figure is bold and begins its line: - **10 years** of …");
    return { figure: plainOf(figure.children), label: plainOf(label).trim() };
  });
  return { kind: "figures", figures };
}

export function onlyParagraph(nodes: readonly RootContent[]): Paragraph {
  const [first, second] = nodes;
  if (first?.type !== "paragraph") refuse(first, "A paragraph is missing here");
  if (second) refuse(second, "One paragraph is enough here");
  return first;
}

function paragraphsOf(nodes: readonly RootContent[], official: OfficialPages): readonly Rich[] {
  return nodes.map((node) => {
    if (node.type !== "paragraph") refuse(node, `A paragraph belongs here, no ${node.type}`);
    return richOf(node.children, official);
  });
}

function after(nodes: readonly RootContent[], official: OfficialPages) {
  return nodes.length > 0 ? { after: paragraphsOf(nodes, official) } : {};
}

function questionsOf(nodes: readonly RootContent[], official: OfficialPages) {
  const questions: { question: string; answer: Rich }[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const [title, answer] = nodes.slice(at, at + 2);
    if (title?.type !== "heading" || title.depth !== 3) refuse(title, "A question begins with ###");
    if (answer?.type !== "paragraph") refuse(answer ?? title, "A question has one paragraph as its answer");
    questions.push({ question: plainOf(title.children), answer: richOf(answer.children, official) });
  }
  return questions;
}

function quoteOf(quote: Blockquote, heading: string, official: OfficialPages): PageSection {
  const [first] = quote.children;
  if (first?.type === "paragraph" && /^partners: /.test(startOf(first)))
    return { kind: "partners", heading, paragraphs: [], words: partnerWordsOf(quote) };
  return { kind: "note", heading, paragraphs: paragraphsOf(quote.children, official) };
}

function partnerWordsOf({ children: [intro, list, ...rest] }: Blockquote): PartnerWords {
  if (list?.type !== "list" || list.children.length !== 3 || rest.length > 0)
    refuse(list ?? intro, "The list of partners has three texts: for none, for one, for one with an agent");
  const [none = "", listed = "", agent = ""] = list.children.map((item) =>
    plainOf(onlyParagraph(item.children).children),
  );
  const words = plainOf((intro as Paragraph).children).replace(/^partners: /, "");
  return { intro: words, none, listed, agent };
}

function listOf(
  list: List,
  section: Pick<PageSection, "heading" | "paragraphs">,
  official: OfficialPages,
): PageSection {
  const items = list.children.map((item) => onlyParagraph(item.children as BlockContent[]).children);
  if (!list.ordered) return { kind: "list", ...section, items: items.map((item) => richOf(item, official)) };
  const steps = items.map(([title, ...text], at) => {
    if (title?.type !== "strong")
      refuse(list.children[at], "A step begins with its title in bold: 1. **Title** text");
    const [first, ...runs] = richOf(text, official);
    if (typeof first !== "string") refuse(title, "Put words between a step's title and its first link");
    return { title: plainOf(title.children), text: [first.trimStart(), ...runs] };
  });
  return { kind: "steps", ...section, steps };
}

function tableOf({ children }: Table) {
  const [columns = [], ...rows] = children.map((row) => row.children.map((cell) => plainOf(cell.children)));
  for (const [at, row] of rows.entries())
    if (row.length !== columns.length) refuse(children[at + 1], `A row of ${columns.length} columns`);
  return { columns, rows };
}

function startOf(paragraph: Paragraph): string {
  const [first] = paragraph.children;
  return first?.type === "text" ? first.value : "";
}
