/** Thrown when something outside has not answered in time; its effect is unknown. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/** The promise's outcome, or `TooSlow` after so many milliseconds. */
export async function soon<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow(`no answer in ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
