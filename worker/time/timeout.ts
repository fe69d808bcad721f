/** Thrown if something outside has not responded in time; its effect is unknown. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

export async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TimeoutError(`no answer in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
