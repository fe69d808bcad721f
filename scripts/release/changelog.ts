const unreleased = "## Unreleased";

/** The changelog with what is unreleased put under a version; undefined where nothing is said for it yet. */
export function releaseInChangelog(text: string, version: string, date: string): string | undefined {
  const start = text.indexOf(`\n${unreleased}\n`);
  if (start < 0) return undefined;
  const after = text.slice(start + unreleased.length + 2);
  const notes = after.split(/^## /m)[0] ?? "";
  if (notes.trim() === "") return undefined;
  return `${text.slice(0, start + unreleased.length + 2)}\n## ${version} (${date})\n${after}`;
}

/** The versions that have a heading in the changelog, newest first. */
export function versionsInChangelog(text: string): string[] {
  return [...text.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].flatMap(([, version]) => version ?? []);
}
