import { labels } from "#content/site/home.ts";

/** Beside what nobody has approved. A public build has none of it (src/content/site/home.ts). */
export function Sample() {
  return <span className="status-mark">{labels.sample}</span>;
}
