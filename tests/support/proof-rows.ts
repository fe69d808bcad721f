import { readFileSync } from "node:fs";

/** What a test shows: its file below `tests/`, and a part of its title if the row names one. */
export interface Proof {
  file: string;
  claim: string;
}

interface ProofRow {
  /** What the row is about. */
  subject: string;
  cell: string;
  proofs: readonly Proof[];
}

/** The rows of the tables of lead-lifecycle.md and threats.md whose last column says what shows them. */
export const proofRows: readonly ProofRow[] = ["docs/lead-lifecycle.md", "docs/threats.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n\n")
  .split(/\n{2,}/)
  .filter((block) => /^\|.*\| shown by \|$/m.test(block))
  .flatMap((table) => table.trim().split("\n").slice(2))
  .map((row) => row.replace(/^\| | \|$/g, "").split(" | "))
  .map((cells) => {
    const cell = cells.at(-1) ?? "";
    return { subject: cells[0] ?? "", cell, proofs: proofsIn(cell) };
  });

function proofsIn(cell: string): readonly Proof[] {
  const named = [
    ...cell.matchAll(
      /`(?:([\w/.-]+\.(?:test|spec)\.ts|firm\/deployment\.ts)|npm run test:full -- (\w+))`([^`]*)/g,
    ),
  ];
  return named.flatMap(([, test, part, after = ""]) => {
    const file = test ?? `${part}/${part}.ts`;
    const claims = [...after.matchAll(/\*([^*]+)\*/g)].map(([, claim = ""]) => claim);
    return (claims.length > 0 ? claims : [""]).map((claim) => ({ file, claim }));
  });
}
