import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import type { FirmFacts } from "#content/firm-facts.ts";
import type { Deployment } from "#scripts/deploy/deployment.ts";
import { firmReleases, record } from "#scripts/release/releases.ts";
import { pathOf } from "../firm/read-firm.ts";
import { type Answers, deploymentSchemas, factSchemas } from "../firm/schema.ts";

interface FirmFiles {
  readonly facts: FirmFacts;
  readonly deployment: Deployment;
}

/** The files with the answers put in, each answer that is `null` taken out. */
export function answered({ facts, deployment }: FirmFiles, answers: Answers): FirmFiles {
  const pick = (schemas: object) => Object.entries(answers).filter(([key]) => Object.hasOwn(schemas, key));
  const merged = (own: object, schemas: object) =>
    Object.fromEntries(
      Object.entries({ ...own, ...Object.fromEntries(pick(schemas)) }).filter(([, value]) => value !== null),
    );
  return {
    facts: merged(facts, factSchemas) as unknown as FirmFacts,
    deployment: merged(deployment, deploymentSchemas) as unknown as Deployment,
  };
}

/** Writes the files that differ, and returns their names. */
export function writeFirm(before: FirmFiles, after: FirmFiles): readonly string[] {
  return (["facts", "deployment"] as const).flatMap((file) => {
    const old = new Map<string, unknown>(Object.entries(before[file]));
    const own = new Map<string, unknown>(Object.entries(after[file]));
    const changed = [...new Set([...old.keys(), ...own.keys()])].filter(
      (key) => !isDeepStrictEqual(old.get(key), own.get(key)),
    );
    if (changed.length === 0) return [];
    const text = readFileSync(pathOf(file), "utf8");
    writeFileSync(pathOf(file), withValues(text, new Map(changed.map((key) => [key, own.get(key)]))));
    return [pathOf(file)];
  });
}

/** YAML with some values put in their places, or taken out where there is none any more; comments and order stay. */
export function withValues(text: string, values: ReadonlyMap<string, unknown>): string {
  const document = parseDocument(text);
  for (const [key, value] of values)
    value === undefined ? document.delete(key) : document.set(key, document.createNode(value));
  return document.toString({ lineWidth: 0 });
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
