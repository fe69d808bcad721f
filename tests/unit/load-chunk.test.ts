import { afterEach, expect, test, vi } from "vitest";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";

afterEach(() => vi.useRealTimers());

const lost = new TypeError("Failed to fetch");
const broken = new RangeError("broken");

/** Loads a chunk with these outcomes, one a try. */
function load(outcomes: readonly (string | Error)[]): Promise<unknown> {
  const tries = outcomes.values();
  return loadChunk("study", async () => {
    const { value } = tries.next();
    if (value instanceof Error) throw value;
    return value;
  }).catch((error: unknown) => error);
}

test.each([
  ["that is there", ["texts"]],
  ["that comes at the second try", [lost, "texts"]],
])("a chunk %s is handed on", async (_, outcomes) => {
  expect(await load(outcomes)).toBe("texts");
});

test.each([
  ["that the server does not have", "missing", [lost, lost]],
  ["that breaks while it runs", "error", [broken, broken]],
])("a chunk %s fails as %s", async (_, type, outcomes) => {
  const failure = await load(outcomes);
  expect(failure).toBeInstanceOf(ChunkError);
  expect(failure).toMatchObject({ message: "Loading chunk study failed", type, cause: outcomes.at(-1) });
});

test("a chunk is waited for as long as 120 000 ms", async () => {
  vi.useFakeTimers();
  let failure: unknown;
  void loadChunk("study", () => new Promise(() => {})).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ message: "Loading chunk study failed", type: "timeout" });
});
