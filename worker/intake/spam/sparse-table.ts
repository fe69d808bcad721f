const flagBits = 17;
const mask = (1 << flagBits) - 1;

/** A table that is mostly asked for keys that it does not have: a flag answers for nearly all of them, sooner than a Map. */
export class SparseTable extends Map<number, number> {
  readonly #flags = new Uint8Array(1 << flagBits);

  constructor(entries: Iterable<readonly [number, number]>) {
    super();
    for (const [key, value] of entries) this.set(key, value);
  }

  override set(key: number, value: number): this {
    this.#flags[key & mask] = 1;
    return super.set(key, value);
  }

  override get(key: number): number | undefined {
    return this.#flags[key & mask] === 0 ? undefined : super.get(key);
  }

  override has(key: number): boolean {
    return this.#flags[key & mask] === 1 && super.has(key);
  }
}
