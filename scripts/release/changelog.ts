const unreleased = "\n## Unreleased\n";

export function releaseInChangelog(text: string, version: string, date: string): string {
  const [head, rest] = text.split(unreleased);
  if (rest === undefined) throw new Error("CHANGELOG.md has no heading “Unreleased”.");
  const notes = /^\s*(## |$)/.test(rest) ? `\n- Nothing that a page notices.\n${rest}` : rest;
  return `${head}${unreleased}\n## ${version} (${date})\n${notes}`;
}
