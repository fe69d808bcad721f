import type { RootContent, Table } from "mdast";
import { toString as nodeText } from "mdast-util-to-string";
import { createElement, Fragment, type ReactNode } from "react";
import type { PartnerPageWords } from "#language/partner-page.ts";
import { CodeToCopy } from "./controls.tsx";
import type { GuidePart } from "./partner-page-props.ts";
import { type Choice, fillRecipe } from "./snippet.ts";

interface GuideTextProps {
  part: GuidePart;
  choice: Choice;
  words: PartnerPageWords;
}

export function GuideText({ part, choice, words }: GuideTextProps) {
  const onSite = (text: string) => text.replaceAll("https://YOUR-SITE", choice.origin);
  const render = (node: RootContent): ReactNode => {
    switch (node.type) {
      case "text":
        return onSite(node.value);
      case "inlineCode":
        return <code>{onSite(node.value)}</code>;
      case "paragraph":
        return <p>{all(node.children)}</p>;
      case "list":
        return <ul className="stops">{all(node.children)}</ul>;
      case "listItem":
        return (
          <li>
            {all(
              node.children.flatMap<RootContent>((child) =>
                child.type === "paragraph" ? child.children : [child],
              ),
            )}
          </li>
        );
      case "link":
        // Partners cannot see our repository.
        if (node.url === "hosts.md") return words.tried;
        if (node.url === "../CHANGELOG.md") return <a href="/widgets/changelog.txt">changelog.txt</a>;
        return <a href={onSite(node.url)}>{all(node.children)}</a>;
      case "code":
        return (
          <CodeToCopy name={part.title} copy={words.copy} template={node.value}>
            {fillRecipe(node.value, choice)}
          </CodeToCopy>
        );
      case "table":
        return <GuideTable table={node} all={all} />;
      default:
        throw new Error(`docs/embedding.md: no ${node.type} in “${part.title}”.`);
    }
  };
  const all = (nodes: readonly RootContent[]) => createElement(Fragment, null, ...nodes.map(render));
  return <div className="guide-part">{all(part.nodes)}</div>;
}

interface GuideTableProps {
  table: Table;
  all: (nodes: readonly RootContent[]) => ReactNode;
}

/** A heading may have several tables, so the first column names each. */
function GuideTable({ table, all }: GuideTableProps) {
  const [head, ...rows] = table.children.map(({ children }) => children);
  const labels = head?.map((cell) => nodeText(cell)) ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard.
    <section className="table" tabIndex={0} aria-label={labels[0]}>
      <table>
        <thead>
          <tr>
            {head?.map((cell, at) => (
              <th key={labels[at]} scope="col">
                {all(cell.children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([term, ...cells]) => (
            <tr key={term && nodeText(term)}>
              <th scope="row">{all(term?.children ?? [])}</th>
              {cells.map((cell, at) => (
                // On a phone each row is a list: a column's title between its term and its text explains the
                // value.
                <td
                  key={labels[at + 1]}
                  data-column={at + 2 < labels.length ? `${labels[at + 1]}: ` : undefined}
                >
                  {all(cell.children)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
