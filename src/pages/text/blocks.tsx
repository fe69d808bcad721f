import { interpolate } from "#content/interpolate.ts";
import type { Block, Figures, PageSection, Rich } from "#content/site/page.ts";
import { words } from "#language/site.ts";
import { PartnerList } from "./partner-list.tsx";
import { Paragraphs, RichText } from "./rich-text.tsx";

export function OnThisPage({ blocks }: { blocks: readonly Block[] }) {
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

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.kind === "figures" ? (
      <FigureList key="figures" block={block} />
    ) : (
      <SectionView key={block.heading} section={block} />
    ),
  );
}

function SectionView({ section }: { section: PageSection }) {
  return (
    <section className={`block block-${section.kind}`}>
      <h2 id={idOf(section.heading)}>{section.heading}</h2>
      <Paragraphs of={section.paragraphs} />
      <Body section={section} />
      {section.after && <Paragraphs of={section.after} />}
    </section>
  );
}

function Body({ section }: { section: PageSection }) {
  switch (section.kind) {
    case "list":
      return (
        <ul className="stops">
          {section.items.map((item) => (
            <li key={JSON.stringify(item)}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol className="route">
          {section.steps.map(({ title, text }) => (
            <li key={title}>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ol>
      );
    case "questions":
      return (
        <div className="questions">
          {section.questions.map(({ question, answer }) => (
            <div key={question}>
              <TitledText title={question} text={answer} />
            </div>
          ))}
        </div>
      );
    case "table":
      return <Table section={section} />;
    case "partners":
      return <PartnerList words={section.words} />;
    default:
      return null;
  }
}

function TitledText({ title, text }: { title: string; text: Rich }) {
  return (
    <>
      <h3>{title}</h3>
      <p>
        <RichText text={text} />
      </p>
    </>
  );
}

/** As English and French group digits. */
const number = /(\d[\d,]*(?:\s\d{3})*)/;

function FigureList({ block }: { block: Figures }) {
  return (
    <dl className="facts">
      {block.figures.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure.split(number).map((part) => (/^\d/.test(part) ? <b key={part}>{part}</b> : part))}</dd>
        </div>
      ))}
    </dl>
  );
}

function Table({ section }: { section: Extract<PageSection, { kind: "table" }> }) {
  const { heading, columns, rows } = section;
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
              <td key={column} data-column={interpolate(words.frame.cell, { column })}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function idOf(heading: string) {
  return heading
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
