import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parseDocument, stringify } from "yaml";
import { firmReleases, record } from "#scripts/release/releases.ts";
import { unfitSettings } from "../deploy/settings.ts";
import { absenceSchema, deploymentSchemas, factSchemas, partnersSchema } from "../firm/answers.ts";
import { firmFolder } from "../firm/folder.ts";
import { pathOf, readFirmFile } from "../firm/read-firm.ts";
import { placeInWords, shapeInWords } from "../firm/schema.ts";

export type Answers = Record<string, unknown>;

export const schemas = {
  ...factSchemas,
  ...deploymentSchemas,
  partners: partnersSchema,
  absence: absenceSchema,
};
export type Question = keyof typeof schemas;

export function isQuestion(name: string): name is Question {
  return Object.hasOwn(schemas, name);
}

export const readFirm = (): Answers => ({
  ...readFirmFile("facts"),
  ...readFirmFile("deployment"),
  partners: readFirmFile("partners"),
  absence: readFirmFile("absence"),
});

/**
 * Merges answers into the files' content. An entry of a list with a known number, address or name keeps the
 * facts that its answer leaves out. `dropped` names entries that a list loses. Contradictory answers are
 * complaints only if one of them is new.
 */
export function judge(before: Answers, answers: Answers) {
  const complaints: string[] = [];
  const dropped: string[] = [];
  const after: Record<string, unknown> = { ...before };
  for (const [key, answer] of Object.entries(answers)) {
    if (!isQuestion(key)) {
      complaints.push(`${key}: there is no such question. There are ${Object.keys(schemas).join(", ")}.`);
      continue;
    }
    const merged = Array.isArray(answer) ? mergeLists(before[key], answer) : answer;
    const { data, error } = schemas[key].safeParse(merged, { error: shapeInWords });
    for (const { path, message } of error?.issues ?? [])
      complaints.push(`${placeInWords([key, ...path], { [key]: merged })}: ${message}`);
    after[key] = data ?? undefined;
    if (Array.isArray(merged)) dropped.push(...droppedOf(key, before[key], merged));
  }
  const { until } = Object(answers.absence) as { until?: string };
  if (until && until < new Date().toISOString().slice(0, 10))
    complaints.push("absence: write days to come: this one is over");
  const known = unfitSettings(before);
  const isNew = (complaint: string) =>
    !known.includes(complaint) || Object.keys(answers).some((key) => complaint.startsWith(`${key} `));
  complaints.push(...unfitSettings(after).filter(isNew));
  return { after, complaints, dropped };
}

interface Named {
  [key: string]: unknown;
}

/** What identifies a person, a site or a text; undefined for a span of hours. */
function identityOf(entry: unknown): unknown {
  if (typeof entry === "string") return entry;
  const { number, origin, name } = Object(entry) as Named;
  return number ?? origin ?? name;
}

function mergeLists(before: unknown, answer: readonly unknown[]): readonly unknown[] {
  return answer.map((entry) => {
    const identity = identityOf(entry);
    const known = [before].flat().find((one) => identity !== undefined && identityOf(one) === identity);
    return typeof known === "object" ? { ...(known as Named), ...(entry as Named) } : entry;
  });
}

function droppedOf(key: string, before: unknown, after: readonly unknown[]) {
  const kept = after.map(identityOf);
  return ((before ?? []) as readonly unknown[])
    .filter((one) => identityOf(one) !== undefined && !kept.includes(identityOf(one)))
    .map((one) => `${key}: ${typeof one === "string" ? one : Object.values(one as Named).join(", ")}`);
}

export function writeFirm(before: Answers, after: Answers): readonly string[] {
  const files = {
    facts: Object.keys(factSchemas),
    deployment: Object.keys(deploymentSchemas),
    partners: ["partners"],
    absence: ["absence"],
  };
  return (Object.keys(files) as (keyof typeof files)[]).flatMap((file) => {
    const changed = files[file].filter((key) => !isDeepStrictEqual(before[key], after[key]));
    if (changed.length === 0) return [];
    const path = pathOf(file);
    const text = readFileSync(path, "utf8");
    const values = new Map(changed.map((key) => [key, after[key]]));
    writeFileSync(path, values.has(file) ? withValue(text, after[file]) : withValues(text, values));
    return [path];
  });
}

/** YAML with some values replaced or removed; comments and order stay. */
export function withValues(text: string, values: ReadonlyMap<string, unknown>): string {
  const document = parseDocument(text);
  for (const [key, value] of values) {
    if (value === undefined) document.delete(key);
    else document.set(key, document.createNode(value));
  }
  return document.toString({ lineWidth: 0 });
}

/** YAML of one value below its comment; only the comment if there is no value. */
export function withValue(text: string, value: unknown): string {
  const [comment = ""] = /^(?:#.*\n)*/.exec(text) ?? [];
  const isEmpty = value === undefined || isDeepStrictEqual(value, []);
  return isEmpty ? comment : comment + stringify(value, { lineWidth: 0 });
}

/**
 * Begins the firm's own releases: the product's name the fictional firm, and are never served for another.
 */
export function beginReleases(): void {
  const file = join(firmReleases, record);
  if (existsSync(file)) return;
  mkdirSync(firmReleases, { recursive: true });
  writeFileSync(file, "{}\n");
  copyFileSync("scripts/setup/changelog.md", `${firmFolder}/CHANGELOG.md`);
}
