import { initialsOf } from "#content/initials.ts";

/** The first letters of a person's first and last name, in the place of a portrait. */
export function Initials({ of }: { readonly of: string }) {
  const letters = initialsOf(of);
  return (
    <span className="portrait" aria-hidden="true" translate="no">
      {letters[0]}
      {letters.length > 1 && letters.at(-1)}
    </span>
  );
}
