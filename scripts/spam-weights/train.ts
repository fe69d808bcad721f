import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textFeatures } from "../../worker/intake/spam/text-features.ts";
import { heldAndMissed } from "./held-and-missed.ts";
import { learn } from "./learn.ts";
import { readCorpus } from "./read-corpus.ts";
import { weightsFile } from "./weights-file.ts";

/**
 * Writes the worker's weights anew from the corpus, and says how they would do on texts that they have not
 * met.
 */
const corpus = readCorpus(fileURLToPath(new URL("../../data/spam", import.meta.url))).map((example) => ({
  ...example,
  features: textFeatures(example.text),
}));
const file = fileURLToPath(new URL("../../worker/intake/spam/weights.json", import.meta.url));
const source = weightsFile(learn(corpus), corpus);
writeFileSync(file, source);
console.log(`${corpus.length} texts, ${Buffer.byteLength(source)} bytes of weights`);

// Which groups share a fold moves the figures by as much as most ideas do, so they are drawn five times.
const draws = [0, 1, 2, 3, 4].map(
  (draw) => (group: string) => createHash("sha256").update(`${draw} ${group}`).digest().readUInt32BE() % 12,
);
console.log(`each twelfth of the groups held out: ${heldAndMissed(corpus, draws)}`);
console.log(`each tenth of the texts held out: ${heldAndMissed(corpus, [(_, at) => at % 10])}`);
