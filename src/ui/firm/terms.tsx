import { terms } from "#content/terms.ts";

/**
 * Lists price, reply time and languages, which visitors ask for before they write; empty if the firm
 * publishes none of it.
 */
export function Terms() {
  if (terms.length === 0) return null;
  return (
    <ul className="terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
