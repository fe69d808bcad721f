import { labels } from "#content/home.ts";

/** Beside what nobody has approved. A public build has none of it (scripts/build/site/approved.ts). */
export function Sample() {
  return <span className="status-mark">{labels.sample}</span>;
}
