/** A file of words with one text more, first in the record that the keys before the last one lead to. */
export function withText(file: string, keys: readonly string[], text: string): string {
  const at = keys.slice(0, -1).reduce((from, key) => {
    const opens = new RegExp(`\\b${key}\\b[^{}]*\\{`, "g");
    opens.lastIndex = from;
    if (!opens.test(file)) throw new Error(`No record “${key}” is there`);
    return opens.lastIndex;
  }, 0);
  return `${file.slice(0, at)} ${keys.at(-1)}: ${JSON.stringify(text)},${file.slice(at)}`;
}
