import {
  attributes,
  customProperties,
  elements,
  events,
  methods,
  type Property,
  parts,
} from "../element-api.ts";
import { Marked } from "./marked.tsx";
import { filled, type PartnerPageWords } from "./words.ts";

const everywhere = Object.keys(elements).length;

/** The tables of the elements' public face, made of the data that the elements themselves read. */
export function Reference({ words }: { readonly words: PartnerPageWords }) {
  const { reference, docs } = words;
  const withElements = (doc: string, { on }: { readonly on: readonly unknown[] }) =>
    on.length < everywhere ? `${doc} ${reference.buttonOnly}` : doc;
  return (
    <div className="reference">
      <Table
        {...reference.attributes}
        rows={Object.entries(attributes).map(([property, attribute]) => {
          const { usual, doc } = docs.attributes[property as Property];
          const { name, type } = attribute;
          const values = type.replaceAll('"', "`").replaceAll(" | ", ", ");
          const all = type.includes("|") ? `${doc} ${filled(reference.oneOf, { values })}` : doc;
          return [name, usual, withElements(all, attribute)];
        })}
      />
      <Table
        {...reference.events}
        rows={Object.entries(events).map(([name, event]) => [
          name,
          event.detail === "null" ? reference.noDetail : event.detail,
          withElements(docs.events[name] ?? "", event),
        ])}
      />
      <Table
        {...reference.methods}
        rows={Object.entries(methods).map(([name, method]) => [
          `${name}()`,
          withElements(docs.methods[name as keyof typeof methods], method),
        ])}
      />
      <Table
        {...reference.theme}
        rows={Object.keys(customProperties).map((name) => [name, docs.theme[name] ?? ""])}
      />
      <Table
        {...reference.parts}
        rows={Object.entries(parts).map(([name, part]) => [name, withElements(docs.parts[name] ?? "", part)])}
      />
    </div>
  );
}

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
                <td key={cell}>
                  <Marked text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TableRows {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
