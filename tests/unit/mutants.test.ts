import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "../mutants/mutants.ts";
import { proofRows } from "../support/proof-rows.ts";

test("no two mutants are the same", () => {
  expect(new Set(mutants.map(({ file, find, replace }) => file + find + replace)).size).toBe(mutants.length);
});

// A changed line must change its mutant too, which would otherwise test nothing from then on.
test.each(mutants)("$file has one place where $why", ({ file, find, replace, test: name, claim }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(readFileSync(`tests/${name}`, "utf8")).toContain(claim);
});

// `by design` names no test: a hostile host page reads what is typed into it, whatever we do.
test.each(proofRows)("each proof of ‘$subject’ has a mutant that it must notice", ({ proofs }) => {
  const isTried = ({ file, claim }: (typeof proofs)[number]) =>
    mutants.some((mutant) => mutant.test === file && (claim === "" || mutant.claim === claim));
  expect(proofs.filter((proof) => !isTried(proof))).toEqual([]);
});
