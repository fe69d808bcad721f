import { execFileSync } from "node:child_process";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, say, stop } from "#scripts/run/tools.ts";
import { commitAll, copySources, git } from "./set-up-copy.ts";

/* Adds a question to a copy by docs/first-change.md alone, and runs the whole `npm test`
   there. */

const guide =
  readFileSync("docs/first-change.md", "utf8").split("\n## A question: ")[1]?.split("\n## ")[0] ?? "";
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "gs"))].map(([, text = ""]) => text);

const translations: Readonly<Record<string, readonly [label: string, yes: string, no: string]>> = {
  fr: ["Vous a-t-on déjà refusé un visa?", "Oui", "Non"],
  es: ["¿Le han negado una visa?", "Sí", "No"],
  pt: ["Já lhe negaram um visto?", "Sim", "Não"],
  zh: ["您曾被拒签吗？", "是", "否"],
  ar: ["هل رُفض لكم طلب تأشيرة؟", "نعم", "لا"],
  fa: ["آیا تا به حال ویزای شما رد شده است؟", "بله", "خیر"],
  pa: ["ਕੀ ਤੁਹਾਡਾ ਵੀਜ਼ਾ ਕਦੇ ਨਾਮਨਜ਼ੂਰ ਹੋਇਆ ਹੈ?", "ਹਾਂ", "ਨਹੀਂ"],
  uk: ["Чи відмовляли вам у візі?", "Так", "Ні"],
  tl: ["Tinanggihan na ba kayo ng visa?", "Oo", "Hindi"],
};

const [entry = stop("The guide shows no entry for a question."), words = stop("The guide shows no words.")] =
  blocks("ts");
const copy = copySources();
git(copy, "init", "--quiet");
commitAll(copy, "Before the change");
// The import checker follows a link out of the copy, so it installs packages of its own.
unlinkSync(join(copy, "node_modules"));
execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: copy, stdio: "ignore" });

addAfterRelatives("src/lead/assessment.ts", entry);
addAfterRelatives("words/en/forms.ts", words);
for (const [code, [label, yes, no]] of Object.entries(translations))
  addAfterRelatives(
    `words/${code}/forms.ts`,
    words
      .replace("Have you been refused a visa?", label)
      .replace('Yes: "Yes"', `Yes: "${yes}"`)
      .replace('No: "No"', `No: "${no}"`),
  );
for (const line of blocks("sh").flatMap((block) => block.trim().split(/\n\s*/))) {
  say(line);
  execFileSync("sh", ["-c", line], { cwd: copy, stdio: "inherit" });
}
const changed = git(copy, "status", "--short").split("\n").filter(Boolean);
console.log(changed.join("\n"));
const [, files = "0"] = /\| a question \| (\d+): /.exec(readFileSync("docs/first-change.md", "utf8")) ?? [];
if (changed.length !== Number(files)) stop(`The guide promises ${files} files, not ${changed.length}.`);

function addAfterRelatives(path: string, line: string) {
  const file = join(copy, path);
  const before = readFileSync(file, "utf8");
  const [place = stop(`${path} has no relativeCanada.`)] = /.*\brelativeCanada\b.*\n/.exec(before) ?? [];
  writeFileSync(file, before.replace(place, place + line));
}

say("npm test with the question");
const { FULL: _, ...env } = process.env;
const { code } = await run("scripts/launch.mjs", ["scripts/test/test.ts"], { cwd: copy, env });
process.exitCode = code;
