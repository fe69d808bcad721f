import type { Node } from "mdast";

/** Says why a page cannot be read, and on which of its lines. */
export class Refusal extends Error {
  readonly line: number;

  constructor(line: number, why: string) {
    super(why);
    this.line = line;
  }
}

export function refuse(node: Node | undefined, why: string): never {
  throw new Refusal(node?.position?.start.line ?? 1, why);
}
