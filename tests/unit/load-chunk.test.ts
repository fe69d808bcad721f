import { afterEach, expect, test, vi } from "vitest";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";

afterEach(() => vi.useRealTimers());

async function failureOf(load: () => Promise<unknown>): Promise<unknown> {
  return loadChunk("study", load).catch((error: unknown) => error);
}

test("a chunk that is there is handed on", async () => {
  expect(await loadChunk("study", async () => "texts")).toBe("texts");
});

test("a chunk that the server does not have is missing", async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(failure).toBeInstanceOf(ChunkError);
  expect(failure).toMatchObject({ message: "Loading chunk study failed", type: "missing" });
});

test("a chunk that comes at the second try is handed on", async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return "texts";
  };
  expect(await loadChunk("study", load)).toBe("texts");
});

test("a chunk that breaks while it runs is an error", async () => {
  const cause = new RangeError("broken");
  expect(await failureOf(() => Promise.reject(cause))).toMatchObject({
    message: "Loading chunk study failed",
    type: "error",
    cause,
  });
});

test("a chunk is waited for as long as 120 000 ms", async () => {
  vi.useFakeTimers();
  let failure: unknown;
  void failureOf(() => new Promise(() => {})).then((error) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toMatchObject({ message: "Loading chunk study failed", type: "timeout" });
});
