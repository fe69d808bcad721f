import { siteLanguageCodes } from "#lead/languages.ts";
import { fictionalLines, isFictional } from "../firm/fictional-facts.ts";
import { findMistakes } from "../firm/find-mistakes.ts";
import { readContent, readFirmFile } from "../firm/read-firm.ts";
import { misused, readOptions } from "../run/read-options.ts";
import { printLines, run, say, stop } from "../run/tools.ts";
import { beginReleases } from "./begin-releases.ts";
import { formerPersons } from "./former-persons.ts";
import { unsavedFiles, writeNewFiles } from "./new-files.ts";

const usage = `npm run setup                    checks firm/, draws its pictures, and lists what is wrong, missing or still fictional
npm run setup -- --check         only lists
npm run setup -- new [en|fr]     writes the files of firm/ afresh: comments and examples, in English or French`;

/* Nothing that is imported above needs #firm, whose modules cannot be written while a file has mistakes. */
const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: { check: { type: "boolean" } },
});
const [word, code = "en", ...others] = positionals;
if (word === undefined) await setUp();
else if (word === "new" && others.length === 0) writeNew();
else misused(usage, `There is no “${positionals.join(" ")}”.`);

function writeNew() {
  const language = siteLanguageCodes.find((one) => one === code);
  if (language === undefined) return misused(usage, `There is no “new ${code}”.`);
  const unsaved = unsavedFiles();
  if (unsaved.length > 0)
    stop(`Nothing is written. Commit these files first:\n  - ${unsaved.join("\n  - ")}`);
  writeNewFiles(language);
  say("The YAML files of firm/ are new. Fill them in, then run `npm run setup`");
}

async function setUp() {
  const mistakes = findMistakes();
  if (mistakes.length > 0) {
    printLines("To correct:", mistakes);
    printLines(
      "Still fictional or missing:",
      fictionalLines("production", contentOf("facts"), contentOf("deployment")),
    );
    process.exit(1);
  }
  await import("../firm/write-modules.ts");
  const { name, licensees } = readFirmFile("facts");
  if (!values.check && !isFictional(name)) beginReleases();
  // A release or a photograph that a build would refuse.
  const { code } = await run("scripts/firm/check-firm.ts", []);
  if (code !== 0) process.exit(code);
  printLines(
    "Named in firm/, but no longer licensed persons; change the name unless it is still right:",
    formerPersons(licensees.map(({ name }) => name)),
  );
  if (!values.check) await draw();
  const { checkDeploy } = await import("../deploy/check-deploy.ts");
  const isReady = checkDeploy("production");
  console.log(isReady ? "\nNothing is fictional any more." : "");
  if (values.check) process.exit(isReady ? 0 : 1);
}

/** The content of a file; undefined if it is missing or not YAML. */
function contentOf(file: "facts" | "deployment") {
  try {
    return Object(readContent(file));
  } catch {
    return undefined;
  }
}

async function draw() {
  const { picturesAreOld } = await import("./pictures-record.ts");
  if (!picturesAreOld()) return;
  say("Drawing icons and preview pictures with the firm’s name");
  const { drawFirm } = await import("./draw-firm.ts");
  await drawFirm();
}
