import { globSync } from "node:fs";
import { parseDocument } from "yaml";
import { firmFolder } from "../firm/folder.ts";
import { readText } from "../firm/read-file.ts";
import { askGit } from "../run/git.ts";

/**
 * The places in firm/ that still name somebody whom an earlier commit has among the licensed persons. Some
 * may be right: a person who has left has still read the French.
 */
export function formerPersons(current: readonly string[], folder = firmFolder): readonly string[] {
  const former = earlierPersons(folder).filter((name) => !current.includes(name));
  const files = globSync(["*.yaml", "*.md", "replies/*.md"], { cwd: folder }).toSorted();
  return files.flatMap((file) =>
    readText(`${folder}/${file}`)
      .split("\n")
      .flatMap((line, at) => {
        // The name before a marriage may be a part of today's name.
        const others = current.reduce((rest, name) => rest.replaceAll(name, ""), line);
        const named = former.filter((name) => !line.startsWith("#") && others.includes(name));
        return named.map((name) => `${folder}/${file}, line ${at + 1}: ${name}`);
      }),
  );
}

/** Nobody where there is no repository. */
function earlierPersons(folder: string): readonly string[] {
  const commits = askGit(folder, "log", "--format=%H", "--", "facts.yaml")?.trim().split("\n") ?? [];
  return [
    ...new Set(commits.flatMap((commit) => personsIn(askGit(folder, "show", `${commit}:./facts.yaml`)))),
  ];
}

function personsIn(text = ""): readonly string[] {
  const document = parseDocument(text, { schema: "failsafe" });
  const { licensees } = Object(document.errors.length > 0 ? undefined : document.toJS());
  return [licensees ?? []].flat().flatMap((person) => Object(person).name ?? []);
}
