import { execFileSync } from "node:child_process";
import { readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run, say, stop } from "#scripts/run/tools.ts";
import { commitAll, copySources, git } from "./set-up-copy.ts";

/* Adds a question to a copy by the commands of docs/first-change.md alone, and runs the whole `npm test`
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

const [entry = stop("The guide shows no entry for a question.")] = blocks("ts");
const copy = copySources();
git(copy, "init", "--quiet");
commitAll(copy, "Before the change");
// The import checker follows a link out of the copy, so it installs packages of its own.
unlinkSync(join(copy, "node_modules"));
execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: copy, stdio: "ignore" });

const form = join(copy, "src/lead/assessment.ts");
const before = readFileSync(form, "utf8");
const [place = stop("The assessment has no relativeCanada.")] =
  /.*\{ name: "relativeCanada".*\n/.exec(before) ?? [];
writeFileSync(form, before.replace(place, place + entry));
for (const line of blocks("sh").flatMap((block) => block.trim().split(/\n\s*/))) {
  say(line);
  execFileSync("sh", ["-c", line], { cwd: copy, stdio: "inherit" });
}
translate();
const changed = git(copy, "status", "--short").split("\n").filter(Boolean);
console.log(changed.join("\n"));
const [, files = "0"] = /\| a question \| (\d+): /.exec(readFileSync("docs/first-change.md", "utf8")) ?? [];
if (changed.length !== Number(files)) stop(`The guide promises ${files} files, not ${changed.length}.`);

/** What the guide leaves to people. */
function translate() {
  for (const [code, [label, yes, no]] of Object.entries(translations)) {
    const file = join(copy, `words/${code}/forms.ts`);
    const texts = { "Have you been refused a visa?": label, Yes: yes, No: no };
    let words = readFileSync(file, "utf8");
    for (const [english, text] of Object.entries(texts))
      words = words.replaceAll(`"[en] ${english}"`, `"${text}"`);
    if (words.includes("[en]")) stop(`${file} has an English text left.`);
    writeFileSync(file, words);
  }
}

say("npm test with the question");
const { FULL: _, ...env } = process.env;
const { code } = await run("scripts/launch.mjs", ["scripts/test/test.ts"], { cwd: copy, env });
process.exitCode = code;
