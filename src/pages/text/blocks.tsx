import type { Block } from "#content/page.ts";
import { PartnerList } from "./partner-list.tsx";
import { RichText } from "./rich-text.tsx";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** The body of a page, block by block. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => (
    <BlockView key={"heading" in block ? block.heading : "facts"} block={block} />
  ));
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === "facts") return <Facts block={block} />;
  return (
    <section className={`block block-${block.kind}`} aria-labelledby={idOf(block.heading)}>
      <h2 id={idOf(block.heading)}>{block.heading}</h2>
      <Body block={block} />
    </section>
  );
}

function Body({ block }: { readonly block: Exclude<Block, { kind: "facts" }> }) {
  switch (block.kind) {
    case "text":
      return block.paragraphs.map((paragraph) => (
        <p key={JSON.stringify(paragraph)}>
          <RichText text={paragraph} />
        </p>
      ));
    case "list":
      return <List block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "table":
      return <Table block={block} />;
    case "note":
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case "partners":
      return <PartnerList block={block} />;
    case "questions":
      return <Questions block={block} />;
  }
}

function Facts({ block }: { readonly block: Of<"facts"> }) {
  return (
    <dl className="facts">
      {block.facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function List({ block }: { readonly block: Of<"list"> }) {
  return (
    <>
      {block.intro && (
        <p>
          <RichText text={block.intro} />
        </p>
      )}
      <ul className="stops">
        {block.items.map((item) => (
          <li key={JSON.stringify(item)}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
      {block.outro && (
        <p>
          <RichText text={block.outro} />
        </p>
      )}
    </>
  );
}

function Steps({ block }: { readonly block: Of<"steps"> }) {
  return (
    <>
      {block.intro && (
        <p>
          <RichText text={block.intro} />
        </p>
      )}
      <ol className="route">
        {block.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Table({ block }: { readonly block: Of<"table"> }) {
  return (
    <>
      {block.intro && (
        <p>
          <RichText text={block.intro} />
        </p>
      )}
      <table aria-labelledby={idOf(block.heading)}>
        <thead>
          <tr>
            {block.columns.map((column) =>
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
          {block.rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={block.columns[at + 1]} data-column={block.columns[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Questions({ block }: { readonly block: Of<"questions"> }) {
  return (
    <div className="questions">
      {block.questions.map(({ question, answer }) => (
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
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
