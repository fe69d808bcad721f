import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { FirmFacts } from "#content/firm-facts.ts";
import type { Deployment } from "#scripts/deploy/deployment.ts";
import { firmReleases, record } from "#scripts/release/releases.ts";
import { run } from "../run/tools.ts";
import { type Answers, deploymentSchemas, factSchemas } from "./answers.ts";

interface FirmFiles {
  readonly facts: FirmFacts;
  readonly deployment: Deployment;
}

/** Facts that the privacy notice tells: with another answer it is another notice. */
const toldByNotice = [
  "name",
  "email",
  "phone",
  "privacyOfficer",
  "leadsKeptDays",
  "suspectsKeptDays",
] as const;

/** The files with the answers put in, each answer that is `null` taken out. Today is the notice's day where it tells another thing now. */
export function answered({ facts, deployment }: FirmFiles, answers: Answers, today: string): FirmFiles {
  const pick = (schemas: object) => Object.entries(answers).filter(([key]) => Object.hasOwn(schemas, key));
  const merged = (own: object, schemas: object) =>
    Object.fromEntries(
      Object.entries({ ...own, ...Object.fromEntries(pick(schemas)) }).filter(([, value]) => value !== null),
    );
  const before: Answers = { ...facts, ...deployment };
  const isOther = toldByNotice.some((key) => key in answers && !isDeepStrictEqual(answers[key], before[key]));
  return {
    facts: {
      ...merged(facts, factSchemas),
      ...(isOther && !("noticeVersion" in answers) && { noticeVersion: today }),
    } as FirmFacts,
    deployment: merged(deployment, deploymentSchemas) as unknown as Deployment,
  };
}

/** Writes the files that differ, and returns their names. */
export async function writeFirm(before: FirmFiles, after: FirmFiles): Promise<readonly string[]> {
  const written: string[] = [];
  if (!isDeepStrictEqual(before.facts, after.facts)) {
    writeFileSync(
      "firm/facts.ts",
      `import type { FirmFacts } from "#content/firm-facts.ts";

/** Every fact of the firm. \`npm run setup\` asks for them; \`npm run deploy\` refuses until all are real. */
export const facts: FirmFacts = ${JSON.stringify(after.facts)};
`,
    );
    written.push("firm/facts.ts");
  }
  if (!isDeepStrictEqual(before.deployment, after.deployment)) {
    writeFileSync(
      "firm/deployment.ts",
      `import type { Deployment } from "#scripts/deploy/deployment.ts";

/** The settings of the firm's deployment; docs/operating.md explains each. */
export const deployment: Deployment = ${JSON.stringify(after.deployment)};
`,
    );
    written.push("firm/deployment.ts");
  }
  if (written.length > 0) await run("biome", ["check", "--write", ...written], { stdio: "ignore" });
  return written;
}

/** Begins the firm's own releases: the product's carry the fictional firm and are never served for another. */
export function beginReleases(): void {
  const file = join(firmReleases, record);
  if (existsSync(file)) return;
  mkdirSync(firmReleases, { recursive: true });
  writeFileSync(file, "{}\n");
  writeFileSync(
    "firm/CHANGELOG.md",
    `# Changes for partners

What changes for a page that carries our elements. Every version below is frozen under \`/widgets/X.Y.Z/\`; \`/widgets/v1/\` is always the newest.

## Unreleased

- The contact form, the free assessment and its button.
`,
  );
}
