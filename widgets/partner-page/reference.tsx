import { attributes, customProperties, elements, events, methods, parts, type Tag } from "../element-api.ts";

const everywhere = Object.keys(elements).length;

/** The tables of the elements' public face, made of the data that the elements themselves read. */
export function Reference() {
  return (
    <div className="reference">
      <Table
        title="Attributes"
        heads={["Attribute", "Default", "What it does"]}
        rows={Object.values(attributes).map(({ name, type, default: usual, doc, on }) => [
          name,
          usual,
          `${doc}${type.includes("|") ? ` One of ${type.replaceAll('"', "`").replaceAll(" | ", ", ")}.` : ""}${where(on)}`,
        ])}
      />
      <Table
        title="Events"
        heads={["Event", "detail", "When"]}
        rows={Object.entries(events).map(([name, { detail, doc, on }]) => [
          name,
          detail === "null" ? "none" : detail,
          doc + where(on),
        ])}
      />
      <Table
        title="Methods"
        heads={["Method", "What it does"]}
        rows={Object.entries(methods).map(([name, { doc, on }]) => [`${name}()`, doc + where(on)])}
      />
      <Table
        title="Theme properties"
        heads={["Property", "What it colours or shapes"]}
        rows={Object.entries(customProperties)}
      />
      <Table
        title="Parts"
        heads={["::part()", "What it is"]}
        rows={Object.entries(parts).map(([name, { doc, on }]) => [name, doc + where(on)])}
      />
    </div>
  );
}

const where = (on: readonly Tag[]) => (on.length < everywhere ? " The button only." : "");

function Table({ title, heads, rows }: TableRows) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A table that scrolls on a phone must be reachable by keyboard.
    <section className="table" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell) => (
                <td key={cell}>{marked(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Text in which backticks mark code. */
function marked(text: string) {
  return text.split("`").map((run, index) => (index % 2 ? <code key={run}>{run}</code> : run));
}

interface TableRows {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
