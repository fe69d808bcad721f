interface AbsenceBarProps {
  /** Names both days, so that it is true on any day, also where no script hides it. */
  readonly text: string | undefined;
}

/** Tells from the first day to the last that nobody answers; absence.js in the page's head hides it on other days. */
export function AbsenceBar({ text }: AbsenceBarProps) {
  return text === undefined ? null : (
    <aside className="absence-bar">
      <p className="shell">{text}</p>
    </aside>
  );
}
