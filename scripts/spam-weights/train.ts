import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { textFeatures } from "../../worker/intake/spam/text-features.ts";
import { readOptions } from "../run/read-options.ts";
import { learn } from "./learn.ts";
import { readCorpus } from "./read-corpus.ts";
import { weightsFile } from "./weights-file.ts";

readOptions("npm run train:spam     writes the worker's weights from the texts of data/spam", {});

/** The tests measure its weights on unseen texts. */
const corpus = readCorpus(fileURLToPath(new URL("../../data/spam", import.meta.url))).map((example) => ({
  ...example,
  features: textFeatures(example.text),
}));
const file = fileURLToPath(new URL("../../worker/intake/spam/weights.json", import.meta.url));
const source = weightsFile(learn(corpus), corpus);
writeFileSync(file, source);
console.log(`${corpus.length} texts, ${Buffer.byteLength(source)} bytes of weights`);
