/** A file of words with one text more, first in the record that the keys before the last one lead to; the last record may be new. */
export function withText(file: string, keys: readonly string[], text: string): string {
  const records = keys.slice(0, -1);
  let at = 0;
  let entry = `${keys.at(-1)}: ${JSON.stringify(text)}`;
  for (const [depth, key] of records.entries()) {
    const opens = new RegExp(`\\b${key}\\b[^{}]*\\{`, "g");
    opens.lastIndex = at;
    if (opens.test(file)) at = opens.lastIndex;
    else if (depth > 0 && depth === records.length - 1) entry = `${key}: { ${entry} }`;
    else throw new Error(`No record “${key}” is there`);
  }
  return `${file.slice(0, at)} ${entry},${file.slice(at)}`;
}
