import { type FactStatus, standingAt } from "#content/facts.ts";
import { words } from "#language/words.ts";

interface StandingMarkProps {
  /** The route that the link beside it leads to. */
  readonly path: string;
  /** For the link's `aria-describedby`. */
  readonly id?: string;
}

const marks: Readonly<Partial<Record<FactStatus, (typeof words)["closed"]["closed" | "paused"]>>> =
  words.closed;

/** A word beside a link to a program that takes no new applications; nothing where all of it is open. */
export function StandingMark({ path, id }: StandingMarkProps) {
  const standing = standingAt(path);
  const mark = standing && marks[standing.status];
  if (!mark) return null;
  return (
    <span className="standing-mark" id={id} data-status={standing.status}>
      {standing.part ? mark.part : mark.whole}
    </span>
  );
}
