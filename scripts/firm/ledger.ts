import { readFileSync } from "node:fs";
import { interpolate } from "#content/interpolate.ts";
import type { Fact } from "#content/programs/facts.ts";
import { facts as firmFacts } from "#firm/facts.ts";
import { defaultLanguage } from "#lead/languages.ts";
import { readOfficialPages } from "#scripts/build/pages/read-pages.ts";
import { askGit } from "../run/git.ts";

const files = ["program-statuses", "provinces", "facts"].map((name) => `src/content/programs/${name}.ts`);

export function ledgerModule(facts: readonly Fact[]): string {
  const official = readOfficialPages(defaultLanguage);
  const texts = files.map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n") }));
  const repository = repositoryOf(askGit(".", "remote", "get-url", "origin") ?? "");
  const ledger = facts.map(({ id, source }) => {
    const places = texts.flatMap(({ file, lines }) => {
      const at = lines.findIndex((line) => line.startsWith(`  ${id}: {`));
      return at < 0 ? [] : [{ place: `${file}:${at + 1}`, path: `${file}#L${at + 1}` }];
    });
    const [{ place, path } = { place: "", path: "" }] = places;
    const href = interpolate(official.get(source)?.href ?? "", { register: firmFacts.registry });
    return [id, { href, place, ...(repository && { address: `${repository}/blob/HEAD/${path}` }) }];
  });
  return `export interface Ledger {
  href: string;
  /** File and line. */
  place: string;
  /** The same on the repository's web page, if it has one. */
  address?: string;
}

export const ledger: Readonly<Record<string, Ledger>> = ${JSON.stringify(Object.fromEntries(ledger), null, 2)};
`;
}

const remoteForm = /^(?:https:\/\/|ssh:\/\/)?(?:[^@/\s]*@)?([\w.-]+\.[a-z]+)[:/]([\w./-]+?)(?:\.git)?\s*$/;

/** The web page of a remote such as `git@github.com:owner/name.git`, without any sign-in in it. */
export function repositoryOf(remote: string): string | undefined {
  const [, host, path] = remoteForm.exec(remote) ?? [];
  return host && path ? `https://${host}/${path}` : undefined;
}
