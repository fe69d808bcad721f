import { labels } from "#content/home.ts";

/** Beside what nobody has approved. A public build has none of it (src/content/home.ts). */
export function Sample() {
  return <span className="status-mark">{labels.sample}</span>;
}
