import type { Child } from "hono/jsx";

interface TableProps {
  title: string;
  head?: readonly (string | number)[];
  rows: readonly (readonly [label: Child, ...cells: Child[]])[];
}

export function Table({ title, head = [], rows }: TableProps) {
  return (
    <table>
      <caption>{title}</caption>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((text, at) =>
              text === "" ? (
                <td />
              ) : (
                <th scope="col" class={at > 0 ? "number" : undefined}>
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr>
            <th scope="row" dir="auto">
              {label}
            </th>
            {cells.map((cell) => (
              <td class="number">{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WideTable(props: TableProps) {
  return (
    <section class="scroll" tabindex={0} aria-label={props.title}>
      <Table {...props} />
    </section>
  );
}
