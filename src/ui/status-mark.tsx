import { statusAt } from "#content/facts.ts";
import { statusMarks } from "#content/frame.ts";

interface StatusMarkProps {
  /** The route that the link beside it leads to. */
  readonly path: string;
  /** For the link's `aria-describedby`. */
  readonly id?: string;
}

/** A word beside a link to a program that takes no new applications; nothing where all of it is open. */
export function StatusMark({ path, id }: StatusMarkProps) {
  const shown = statusAt(path);
  const words = shown && statusMarks[shown.status];
  if (!words) return null;
  return (
    <span className="status-mark" id={id} data-status={shown.status}>
      {shown.part ? words.part : words.whole}
    </span>
  );
}
