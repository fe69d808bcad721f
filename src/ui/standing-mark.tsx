import { statusAt } from "#content/facts.ts";
import { standingMarks } from "#content/frame.ts";

interface StandingMarkProps {
  /** The route that the link beside it leads to. */
  readonly path: string;
  /** For the link's `aria-describedby`. */
  readonly id?: string;
}

/** A word beside a link to a program that takes no new applications; nothing where all of it is open. */
export function StandingMark({ path, id }: StandingMarkProps) {
  const standing = statusAt(path);
  const words = standing && standingMarks[standing.status];
  if (!words) return null;
  return (
    <span className="standing-mark" id={id} data-status={standing.status}>
      {standing.part ? words.part : words.whole}
    </span>
  );
}
