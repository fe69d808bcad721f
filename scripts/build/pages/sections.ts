import type { Blockquote, Heading, List, Nodes, Paragraph, RootContent, Table } from "mdast";
import type { Figures, PageSection, Rich } from "#content/site/page.ts";
import { plainOf, richOf } from "./inlines.ts";
import { refuse } from "./refusal.ts";

export function sectionOf(title: Heading, nodes: readonly RootContent[]): PageSection {
  if (title.depth !== 2)
    refuse(title, "A section begins with ##; ### is the heading of a question in a section");
  const heading = plainOf(title.children) || refuse(title, "A heading without words");
  const found = nodes.findIndex(({ type }) => type !== "paragraph");
  const at = found < 0 ? nodes.length : found;
  const [body, ...rest] = nodes.slice(at);
  const section = { heading, paragraphs: nodes.slice(0, at).map(paragraphOf) };
  const after = () => (rest.length > 0 ? { after: rest.map(paragraphOf) } : {});
  switch (body?.type) {
    case undefined:
      if (nodes.length === 0) refuse(title, "A section without text");
      return { kind: "text", ...section };
    case "heading":
      return { kind: "questions", ...section, questions: questionsOf(nodes.slice(at)) };
    case "blockquote":
      if (nodes.length > 1) refuse(body, "A note must be the only content of its section");
      return { ...section, ...quoteOf(body) };
    case "list":
      return { ...section, ...(body.ordered ? stepsOf(body) : listOf(body)), ...after() };
    case "table":
      return { kind: "table", ...section, ...tableOf(body), ...after() };
    default:
      return refuse(body, `A section cannot contain this (${body?.type})`);
  }
}

export function figuresOf(list: List): Figures {
  const figures = list.children.map((item) => {
    const [figure, ...label] = onlyParagraph(item.children);
    if (figure?.type !== "strong") refuse(item, "A figure is bold and begins its line: - **10 years** of …");
    return { figure: plainOf(figure.children), label: plainOf(label).trim() };
  });
  return { kind: "figures", figures };
}

export function onlyParagraph([first, second]: readonly Nodes[]): Paragraph["children"] {
  if (first?.type !== "paragraph") refuse(first, "A paragraph is missing here");
  if (second) refuse(second, "One paragraph is enough here");
  return first.children;
}

function paragraphOf(node: RootContent): Rich {
  if (node.type !== "paragraph") refuse(node, `A paragraph belongs here, no ${node.type}`);
  return richOf(node.children);
}

function questionsOf(nodes: readonly RootContent[]) {
  const questions: { question: string; answer: Rich }[] = [];
  for (let at = 0; at < nodes.length; at += 2) {
    const [title, answer] = nodes.slice(at, at + 2);
    if (title?.type !== "heading" || title.depth !== 3) refuse(title, "A question begins with ###");
    questions.push({ question: plainOf(title.children), answer: paragraphOf(answer ?? title) });
  }
  return questions;
}

function quoteOf({ children }: Blockquote) {
  const [first, list, ...rest] = children;
  const intro = first?.type === "paragraph" ? first.children : [];
  if (intro[0]?.type !== "text" || !intro[0].value.startsWith("partners: "))
    return { kind: "note", paragraphs: children.map(paragraphOf) } as const;
  if (list?.type !== "list" || list.children.length !== 3 || rest.length > 0)
    refuse(list ?? first, "The list of partners has three texts: for none, for one, for one with an agent");
  const [none = "", listed = "", agent = ""] = list.children.map((item) =>
    plainOf(onlyParagraph(item.children)),
  );
  const words = { intro: plainOf(intro).replace("partners: ", ""), none, listed, agent };
  return { kind: "partners", words } as const;
}

function listOf({ children }: List) {
  return { kind: "list", items: children.map((item) => richOf(onlyParagraph(item.children))) } as const;
}

function stepsOf({ children }: List) {
  const steps = children.map((item) => {
    const [title, ...text] = onlyParagraph(item.children);
    if (title?.type !== "strong") refuse(item, "A step begins with its title in bold: 1. **Title** text");
    const [first, ...runs] = richOf(text);
    if (typeof first !== "string") refuse(title, "Put words between a step's title and its first link");
    return { title: plainOf(title.children), text: [first.trimStart(), ...runs] };
  });
  return { kind: "steps", steps } as const;
}

function tableOf({ children }: Table) {
  const [columns = [], ...rows] = children.map((row) => row.children.map((cell) => plainOf(cell.children)));
  for (const [at, row] of rows.entries())
    if (row.length !== columns.length) refuse(children[at + 1], `A row of ${columns.length} columns`);
  return { columns, rows };
}
