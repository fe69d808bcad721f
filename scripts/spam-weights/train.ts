import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hashOf } from "../../worker/intake/spam/keys.ts";
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

// Which groups share a fold moves the figures by as much as most ideas do, so they are drawn five times.
const draws = [0, 1, 2, 3, 4].map((draw) => (group: string) => (hashOf(`${draw} ${group}`) >>> 8) % 12);
console.log(`each twelfth of the groups held out: ${heldAndMissed(corpus, draws)}`);
console.log(`each tenth of the texts held out: ${heldAndMissed(corpus, [(_, at) => at % 10])}`);
