import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { slug } from "github-slugger";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type Field, fieldsOf } from "#lead/field.ts";
import {
  defaultLanguage,
  isSiteLanguage,
  type Language,
  languageCodes,
  siteLanguageCodes,
} from "#lead/languages.ts";
import { declarations } from "#scripts/build/widgets/declarations.ts";
import { commands as leadsCommands } from "#scripts/leads/command-line.ts";
import { forms } from "#words/forms.ts";
import { type HostKind, hostKinds } from "../embed/support/host-kinds.ts";
import { proofRows } from "../support/proof-rows.ts";

const documents = [
  ...["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "firm/README.md"],
  ...globSync("docs/**/*.md"),
];
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n").filter(existsSync);
const names = new Set(files.map((file) => basename(file)));
const folders = [...new Set(files.flatMap((file) => (file.includes("/") ? [file.split("/")[0]] : [])))];
const sources = files
  .filter(
    (file) => /\.(tsx?|m?js|php|css|html|json|toml|ya?ml|sql)$/.test(file) && !/lock|\/corpus\//.test(file),
  )
  .map((file) => readFileSync(file, "utf8"))
  .concat(declarations())
  .join("\n");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const path = new RegExp(`^(?:${folders.join("|")})/[\\w./-]+$`);
const fileName = /^[a-z][\w-]*\.(?:tsx?|css|toml|ya?ml|sql|mjs)$/;
/** The name of an export, a field, a column or a setting. */
const codeName = /^(?:[A-Za-z]+[a-z][A-Z]\w*|[A-Za-z]+(?:_[A-Za-z]+)+)$/;

/** Files of a firm or another product. */
const elsewhere = /^firm\/(?:logo|public|pictures|releases|CHANGELOG)|X\.Y\.Z/;

const isThere = (name: string) =>
  elsewhere.test(name) ||
  (path.test(name)
    ? existsSync(name) || existsSync(join("tests", name))
    : fileName.test(name)
      ? names.has(name)
      : !codeName.test(name) || sources.includes(name));

/** Whether a file is there, and in a document the heading, by the address that Git hosts give it. */
function leadsTo(file: string, heading: string | undefined) {
  if (!existsSync(file) || heading === undefined) return existsSync(file);
  const headings = readFileSync(file, "utf8").match(/(?<=^#+ ).*/gm) ?? [];
  return headings.some((text) => slug(text) === heading);
}

test.each(documents)("%s names only files, commands, exports and settings that are there", (document) => {
  const text = readFileSync(document, "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?/g)];
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = ""]) => script);
  const leads = [...text.matchAll(/`(?:npm run )?leads (?:-- )?([a-z]+)/g)].map(
    ([, command = ""]) => command,
  );
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  expect({
    links: links
      .filter(([, file, heading]) => !leadsTo(file ? join(dirname(document), file) : document, heading))
      .map(([link]) => link),
    commands: commands.filter((script) => !(script in scripts)),
    leads: leads.filter((command) => !(command in leadsCommands)),
    names: [...new Set(named)].filter((name) => !isThere(name)),
  }).toEqual({ links: [], commands: [], leads: [], names: [] });
});

test("no line of the contract is too long to be read to its end", () => {
  const lines = readFileSync("docs/contract.md", "utf8").split("\n");
  expect(lines.filter((line) => line.length > 700)).toEqual([]);
});

test("the README has at most 700 words", () => {
  expect(readFileSync("README.md", "utf8").trim().split(/\s+/).length).toBeLessThanOrEqual(700);
});

test("the workflows name only scripts that are there, and actions by their commit", () => {
  for (const file of globSync(".github/workflows/*.yml")) {
    const { jobs } = parse(readFileSync(file, "utf8")) as {
      jobs: Record<string, { uses?: string; steps?: { uses?: string; run?: string }[] }>;
    };
    for (const { uses, steps = [] } of Object.values(jobs)) {
      if (uses !== undefined) expect(existsSync(uses), uses).toBe(true);
      for (const step of steps) {
        if (step.uses !== undefined) expect(step.uses).toMatch(/@[0-9a-f]{40}$/);
        const [, script] = /^npm (?:run )?([\w:]+)/.exec(step.run ?? "") ?? [];
        if (script !== undefined && script !== "ci") expect(scripts).toHaveProperty(script);
      }
    }
  }
});

test("the life of a lead and its threats have tables of what is true and which test shows it", () => {
  expect(proofRows.length).toBeGreaterThan(50);
});

test.each(proofRows)("‘$subject’ is proved by tests that are there", ({ cell, proofs }) => {
  if (cell !== "by design") expect(proofs, cell).not.toEqual([]);
  for (const { file, claim } of proofs)
    expect(readFileSync(join("tests", file), "utf8"), file).toContain(claim);
});

const fieldRow = ({ name, label, required, kind, options, min, max }: Field) => {
  const bound = kind === "integer" ? `${min} to ${max}` : max && `at most ${max} characters`;
  const cells = [`\`${name}\``, label, required ? "yes" : "", kind, options?.join("; ") ?? bound ?? ""];
  return `| ${cells.join(" | ")} |\n`;
};

test("docs/contract.md has the languages, and a table of the answers of each form", async () => {
  let document = readFileSync("docs/contract.md", "utf8");
  for (const form of Object.values(forms.en)) {
    const block = new RegExp(`(<!-- answers:${form.name} -->\n.*\n.*\n)[^]*?(<!-- /answers -->)`);
    expect(document).toMatch(block);
    const rows = fieldsOf(form).map(fieldRow).join("");
    document = document.replace(block, (_, start, end) => start + rows + end);
  }
  const paths = (codes: readonly Language[]) => codes.map((code) => `/${code}`);
  const lists = {
    sites: paths(siteLanguageCodes.filter((code) => code !== defaultLanguage)),
    pages: paths(languageCodes.filter((code) => !isSiteLanguage(code))),
    codes: languageCodes,
  };
  for (const [name, list] of Object.entries(lists)) {
    const block = new RegExp(`(<!-- ${name} -->).*?(<!-- / -->)`);
    expect(document).toMatch(block);
    document = document.replace(
      block,
      (_, start, end) => start + list.map((code) => `\`${code}\``).join(", ") + end,
    );
  }
  await expect(document).toMatchFileSnapshot("../../docs/contract.md");
});

test("docs/hosts.md names every kind of page that is tried, under its heading, and no other", async () => {
  // Markdown reads asterisks.
  const items = (kinds: readonly HostKind[]) =>
    kinds.map(({ kind }) => `- ${kind.replaceAll("*", "\\*")}\n`).join("");
  const lists = Object.entries(hostKinds).map(([heading, kinds]) => `### ${heading}\n\n${items(kinds)}`);
  const document = readFileSync("docs/hosts.md", "utf8").replace(
    /(?<=<!-- kinds -->\n).*(?=<!-- \/kinds -->)/s,
    () => lists.join("\n"),
  );
  await expect(document).toMatchFileSnapshot("../../docs/hosts.md");
});
