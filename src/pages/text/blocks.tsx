import { filled } from "#content/filled.ts";
import type { Block, Figures, Section } from "#content/page.ts";
import { words } from "#language/site.ts";
import { PartnerList } from "./partner-list.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

export function OnThisPage({ blocks }: { readonly blocks: readonly Block[] }) {
  const sections = blocks.filter((block) => block.kind !== "figures");
  if (sections.length < 4) return null;
  return (
    <nav className="on-this-page" aria-labelledby="on-this-page">
      <h2 id="on-this-page">{words.frame.onThisPage}</h2>
      <ul>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${idOf(heading)}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.kind === "figures" ? (
      <FigureList key="figures" block={block} />
    ) : (
      <SectionView key={block.heading} section={block} />
    ),
  );
}

function SectionView({ section }: { readonly section: Section }) {
  return (
    <section className={`block block-${section.kind}`}>
      <h2 id={idOf(section.heading)}>{section.heading}</h2>
      <Paragraphs of={section.paragraphs} />
      <Body section={section} />
      {section.after && <Paragraphs of={section.after} />}
    </section>
  );
}

function Body({ section }: { readonly section: Section }) {
  switch (section.kind) {
    case "list":
      return <List items={section.items} />;
    case "steps":
      return <Steps steps={section.steps} />;
    case "table":
      return <Table section={section} />;
    case "partners":
      return <PartnerList words={section.words} />;
    case "questions":
      return <Questions questions={section.questions} />;
    default:
      return null;
  }
}

function FigureList({ block }: { readonly block: Figures }) {
  return (
    <dl className="facts">
      {block.figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function List({ items }: Pick<Of<"list">, "items">) {
  return (
    <ul className="stops">
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: Pick<Of<"steps">, "steps">) {
  return (
    <ol className="route">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Table({ section: { heading, columns, rows } }: { readonly section: Of<"table"> }) {
  return (
    <table aria-labelledby={idOf(heading)}>
      <thead>
        <tr>
          {columns.map((column) =>
            // The corner above the rows' names heads nothing.
            column ? (
              <th key={column} scope="col">
                {column}
              </th>
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {columns.slice(1).map((column, at) => (
              <td key={column} data-column={filled(words.frame.cell, { column })}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Questions({ questions }: Pick<Of<"questions">, "questions">) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>
            <RichText text={answer} />
          </p>
        </div>
      ))}
    </div>
  );
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
