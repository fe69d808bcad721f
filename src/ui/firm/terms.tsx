import { terms } from "#content/terms.ts";

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
