import type { Child } from "hono/jsx";
import { WideTable } from "./table.tsx";

export interface Bar {
  label: string;
  /** In the table, if the label is too short to be unique. */
  name?: string;
  count: number;
}

interface Titled {
  title: string;
  figures: string;
}

function Figure({
  figures,
  children,
  ...table
}: Titled & Parameters<typeof WideTable>[0] & { children: Child }) {
  return (
    <figure>
      <figcaption>{table.title}</figcaption>
      {children}
      <details>
        <summary>{figures + table.title}</summary>
        <WideTable {...table} />
      </details>
    </figure>
  );
}

// Letters of at least 12 px at any width of a screen (style.ts) need this room.
const [width, labelHeight] = [744, 34];

export function Bars({ title, figures, bars, every }: Titled & { bars: readonly Bar[]; every: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  // One bar alone compares nothing.
  const barHeight = bars.filter(({ count }) => count > 0).length > 1 ? 140 : 32;
  const bottom = labelHeight + barHeight;
  const step = width / bars.length;
  return (
    <Figure
      title={title}
      figures={figures}
      rows={bars.map(({ label, name = label, count }) => [name, count])}
    >
      <svg viewBox={`0 0 ${width} ${bottom + labelHeight}`} role="img" aria-label={title}>
        {bars.map(({ label, count }, at) => {
          const height = (count / most) * barHeight;
          const y = bottom - height;
          const middle = at * step + step / 2;
          return (
            <g>
              <rect x={at * step + 2} y={y} width={step - 4} height={height} />
              {(count === most || (count > 0 && bars.length <= 12)) && (
                <text x={middle} y={y - 4}>
                  {count}
                </text>
              )}
              {at % every === 0 && (
                <text x={middle} y={bottom + labelHeight - 4}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
        <line x1={0} x2={width} y1={bottom} y2={bottom} />
      </svg>
    </Figure>
  );
}

export function Week({
  title,
  figures,
  days,
  hours,
}: Titled & { days: readonly string[]; hours: readonly (readonly number[])[] }) {
  const most = Math.max(1, ...hours.flat());
  const [side, left, line] = [20, 56, 24];
  return (
    <Figure
      title={title}
      figures={figures}
      head={["", ...Array(24).keys()]}
      rows={hours.map((row, dayAt) => [days[dayAt], ...row])}
    >
      <svg class="week" viewBox={`0 0 ${left + 24 * side} ${8 * line}`} role="img" aria-label={title}>
        {hours.map((row, dayAt) => (
          <g>
            <text class="start" x={0} y={dayAt * line + 17}>
              {days[dayAt]}
            </text>
            {row.map((count, at) => (
              <rect
                x={left + at * side + 1}
                y={dayAt * line + 1}
                width={side - 2}
                height={line - 2}
                fill-opacity={count === 0 ? 0.06 : 0.2 + (0.8 * count) / most}
              />
            ))}
          </g>
        ))}
        {[0, 6, 12, 18].map((at) => (
          <text class="start" x={left + at * side} y={8 * line - 5}>
            {at}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

export function Share({ part, longest }: { part: number; longest: number }) {
  return (
    <svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width={(100 * part) / longest} height={10} />
    </svg>
  );
}
