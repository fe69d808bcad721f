/** A turn of the real event loop, whatever clock is set. */
const realTimeout = setTimeout;
export const turn = () => new Promise((done) => realTimeout(done, 0));

interface Asked {
  invocation: number;
  begin: () => void;
}

/** Runs calls one at a time, in a seed's order, so that the machine's speed decides nothing. */
export class Turns {
  running = 0;
  #asked: Asked[] = [];
  #isTaken = false;
  readonly #next: () => number;

  constructor(next: () => number) {
    this.#next = next;
  }

  /** Waits for a turn; the caller ends it by calling the result. */
  async take(invocation: number): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#asked.push({ invocation, begin: resolve });
    if (!this.#isTaken) void this.#beginNext();
    await promise;
    return () => void this.#beginNext();
  }

  async #beginNext(): Promise<void> {
    this.#isTaken = true;
    // Simultaneous visitors: each has read its body and asked for its call, or ended.
    for (let asked = -1; this.running > 1 && asked !== this.#asked.length; await turn())
      asked = this.#asked.length;
    const inOrder = this.#asked.sort((one, other) => one.invocation - other.invocation);
    const [next] = inOrder.splice(Math.floor(this.#next() * inOrder.length), 1);
    this.#isTaken = next !== undefined;
    next?.begin();
  }
}
