import { standingAt } from "#content/facts.ts";

interface StandingMarkProps {
  /** The route that the link beside it leads to. */
  readonly path: string;
  /** For the link's `aria-describedby`. */
  readonly id?: string;
}

/** A word beside a link to a program that takes no new applications; nothing where all of it is open. */
export function StandingMark({ path, id }: StandingMarkProps) {
  const standing = standingAt(path);
  if (!standing) return null;
  return (
    <span className="standing-mark" id={id} data-status={standing.status}>
      {standing.part ? `partly ${standing.status}` : standing.status}
    </span>
  );
}
