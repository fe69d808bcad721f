import { initialsOf } from "#content/firm/initials.ts";

export function Initials({ of }: { of: string }) {
  const letters = initialsOf(of);
  return (
    <span className="portrait" aria-hidden="true" translate="no">
      {letters[0]}
      {letters.length > 1 && letters.at(-1)}
    </span>
  );
}
