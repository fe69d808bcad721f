import { practice } from "#content/firm/practice.ts";
import { terms } from "#content/firm/terms.ts";

export function Terms() {
  if (terms.length === 0 || practice) return null;
  return (
    <ul className="terms">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
