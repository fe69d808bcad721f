import { readFileSync, writeFileSync } from "node:fs";

/**
 * Puts something into a file; throws if its place is gone, so that the edit is updated with the
 * sources.
 */
export function editFile(file: string, place: string | RegExp, put: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(place, put);
  if (after === before) throw new Error(`${file} has no ${place} any more.`);
  writeFileSync(file, after);
}
