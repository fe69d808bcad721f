import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export function temporaryFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, "evermaple-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
