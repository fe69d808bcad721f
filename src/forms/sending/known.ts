/** What `read` gives; undefined if it throws. Something optional must never cost the lead. */
export function known<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
