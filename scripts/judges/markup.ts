import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { relative } from "node:path";
import type { Finding, Judge } from "./finding.ts";
import { fileIn } from "./packages.ts";

interface Message {
  readonly type: "error" | "info" | "non-document-error";
  readonly subType?: "warning";
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

/** The Nu Html Checker, where Java is found. */
export const markup: Judge = async (_, site) => {
  if (spawnSync("java", ["-version"]).status !== 0) {
    console.log("  Java is not found here, so the Nu Html Checker is not asked.");
    return [];
  }
  const { stdout, stderr, status } = spawnSync(
    "java",
    [
      "-jar",
      fileIn("vnu-jar/build/dist/vnu.jar"),
      "--format",
      "json",
      "--stdout",
      "--exit-zero-always",
      ...globSync(`${site}/**/*.html`),
    ],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (status !== 0) throw new Error(stderr);
  const { messages } = JSON.parse(stdout) as { messages: readonly Message[] };
  return messages.map(
    ({ type, subType, url, message, extract }): Finding => ({
      rule: subType ?? type,
      place: relative(site, new URL(url).pathname),
      text: `${message} ${extract?.trim() ?? ""}`,
    }),
  );
};
