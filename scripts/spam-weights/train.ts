import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textFeatures } from "../../worker/intake/spam/text-features.ts";
import { heldAndMissed } from "./held-and-missed.ts";
import { learn } from "./learn.ts";
import { meanings } from "./meanings.ts";
import { readCorpus } from "./read-corpus.ts";
import { weightsFile } from "./weights-file.ts";

/** Writes the worker's weights anew from the corpus, and says how they would do on texts that they have not met. */
const corpus = readCorpus(fileURLToPath(new URL("corpus", import.meta.url))).map((example) => ({
  ...example,
  features: textFeatures(example.text, meanings),
}));
const file = fileURLToPath(new URL("../../worker/intake/spam/weights.ts", import.meta.url));
const source = weightsFile(learn(corpus), meanings);
writeFileSync(file, source);
console.log(`${corpus.length} texts, ${Buffer.byteLength(source)} bytes of weights`);

const groups = [...new Set(corpus.map(({ group }) => group))];
const folds: readonly (readonly [string, (group: string, at: number) => number])[] = [
  ["each twelfth of the groups held out", (group) => groups.indexOf(group) % 12],
  ["each tenth of the texts held out", (_, at) => at % 10],
];
for (const [name, foldOf] of folds) console.log(`${name}: ${heldAndMissed(corpus, foldOf)}`);
