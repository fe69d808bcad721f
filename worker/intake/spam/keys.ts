/** What a feature is; the two bits above its hash. Concepts have no hash: their keys are negative. */
const kinds = ["word", "characters", "pair", "mark"] as const;
export type Kind = (typeof kinds)[number];

const hashBits = 22;

/** A feature's name as a number: written out, the names of all weights would not fit into the worker. */
export function featureKey(kind: Kind, hash: number): number {
  return (kinds.indexOf(kind) << hashBits) | (mixed(hash) >>> (32 - hashBits));
}

export function kindOf(key: number): Kind | "concept" {
  return kinds[key >> hashBits] ?? "concept";
}

export const conceptKey = (at: number): number => -1 - at;

/** Concepts from this number on are subjects of the trade. */
export const firstSubject = 64;

export const isSubject = (key: number): boolean => key <= conceptKey(firstSubject);

/** FNV-1a over UTF-16 code units: of a word, each beginning's hash is on the way to its own. */
export const emptyHash = 0x811c9dc5;

export function nextHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

export function hashOf(text: string): number {
  let hash = emptyHash;
  for (let at = 0; at < text.length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
}

export function pairHash(first: number, second: number): number {
  return Math.imul(first, 31) ^ second;
}

/** Words of concepts are few and weigh much, and each beginning of each word is looked up, so these are longer. */
const meaningBits = 28;
const beginningSeed = 0x5bd1e995;

export function meaningKey(hash: number): number {
  return mixed(hash) >>> (32 - meaningBits);
}

export function beginningKey(hash: number): number {
  return mixed(hash ^ beginningSeed) >>> (32 - meaningBits);
}

/** FNV leaves short texts' upper bits alike. */
function mixed(hash: number): number {
  let bits = hash ^ (hash >>> 15);
  bits = Math.imul(bits, 0x2c1b3c6d);
  bits ^= bits >>> 12;
  bits = Math.imul(bits, 0x297a2d39);
  return bits ^ (bits >>> 15);
}
