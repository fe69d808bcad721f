import type { Child } from "hono/jsx";

interface TablePart {
  title?: string;
  rows: readonly (readonly [label: Child, ...cells: Child[]])[];
}

interface TableProps {
  title: string;
  head?: readonly string[];
  /** A part without rows is left out. */
  parts: readonly TablePart[];
}

export function Table({ title, head = [], parts }: TableProps) {
  return (
    <table>
      <caption>{title}</caption>
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((text) =>
              text === "" ? (
                <td />
              ) : (
                <th scope="col" class="number">
                  {text}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map((part) => (
          <tbody>
            {part.title && (
              <tr>
                <th scope="rowgroup" colspan={head.length}>
                  {part.title}
                </th>
              </tr>
            )}
            {part.rows.map(([label, ...cells]) => (
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
        ))}
    </table>
  );
}
