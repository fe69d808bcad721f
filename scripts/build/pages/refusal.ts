import type { Node } from "mdast";

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
