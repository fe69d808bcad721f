/** Longest wait for a chunk, in milliseconds, enough for a slow phone on a slow line. */
export const chunkTimeout = 120_000;

/**
 * A chunk did not arrive: a new release removed it, the connection broke, or it took longer than
 * `chunkTimeout`.
 */
export class ChunkError extends Error {
  readonly type: "missing" | "timeout" | "error";

  constructor(id: string, type: ChunkError["type"], cause?: unknown) {
    super(`Loading chunk ${id} failed`, { cause });
    this.name = "ChunkError";
    this.type = type;
  }
}

/** Loads a chunk, with one retry; throws a `ChunkError`. */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id, "timeout")), chunkTimeout);
  });
  try {
    // Browsers that remember a failed module fail again at once, so this costs nothing there.
    return await Promise.race([load().catch(load), timeout]);
  } catch (cause) {
    if (cause instanceof ChunkError) throw cause;
    // A missing module throws a TypeError, unlike one that failed while running.
    throw new ChunkError(id, cause instanceof TypeError ? "missing" : "error", cause);
  } finally {
    clearTimeout(timer);
  }
}
