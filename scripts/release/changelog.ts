const unreleased = "## Unreleased";

/** The changelog with what is unreleased put under a version. */
export function releaseInChangelog(text: string, version: string, date: string): string {
  const start = text.indexOf(`\n${unreleased}\n`);
  if (start < 0) throw new Error(`CHANGELOG.md has no heading "${unreleased}".`);
  const [head, rest] = [text.slice(0, start), text.slice(start + unreleased.length + 2)];
  const next = rest.search(/^## /m);
  const notes = (next < 0 ? rest : rest.slice(0, next)).trim() || "- Nothing that a page notices.";
  const before = next < 0 ? "" : `\n${rest.slice(next)}`;
  return `${head}\n${unreleased}\n\n## ${version} (${date})\n\n${notes}\n${before}`;
}

/** The versions that have a heading in the changelog, newest first. */
export function versionsInChangelog(text: string): string[] {
  return [...text.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].flatMap(([, version]) => version ?? []);
}
