import { newsName } from "#lead/wire.ts";

// Scripts of Node have none; a build whose contents have no sentence for the box leaves it out (scripts/build/news.ts).
declare const process: { readonly env: { readonly NEWS_BOX?: string } };
export const isNewsOffered = process.env.NEWS_BOX !== "";

/** A box of its own, never ticked beforehand, by which visitors agree to news. */
export function NewsBox({ sentence }: { readonly sentence: string }) {
  // Another sentence is another consent: in another language the box is empty again.
  return (
    <label key={sentence} className="visa-news">
      <input type="checkbox" name={newsName} value={sentence} />
      <span>{sentence}</span>
    </label>
  );
}

/** The sentence that the visitor has ticked; empty where they ticked none. */
export function tickedSentence(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>(`[name=${newsName}]:checked`)?.value ?? "";
}
