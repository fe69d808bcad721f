import type { ProgramState } from "#content/programs/program-statuses.ts";
import { statusAt } from "#content/programs/status-at.ts";
import { words } from "#language/site.ts";

const marks: Readonly<Partial<Record<ProgramState, (typeof words)["closed"]["closed" | "paused"]>>> =
  words.closed;

interface StatusMarkProps {
  path: string;
  id?: string;
}

export function StatusMark({ path, id }: StatusMarkProps) {
  const program = statusAt(path);
  const mark = program && marks[program.status];
  if (!mark) return null;
  return (
    <span className="status-mark" id={id} data-status={program.status}>
      {program.part ? mark.part : mark.whole}
    </span>
  );
}
