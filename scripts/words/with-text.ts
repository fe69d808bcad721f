/**
 * A file of words with one text more, first in the record that the keys before the last one lead to; that
 * record may be new.
 */
export function withText(file: string, keys: readonly string[], text: string): string {
  const records = keys.slice(0, -1);
  let entry = `${keys.at(-1)}: ${JSON.stringify(text)}`;
  let at = 0;
  let end = file.length;
  for (const [depth, key] of records.entries()) {
    const opens = new RegExp(`\\b${key}\\b[^{}]*\\{`, "g");
    opens.lastIndex = at;
    if (opens.test(file) && opens.lastIndex <= end) {
      at = opens.lastIndex;
      end = endOfRecord(file, at);
      continue;
    }
    if (depth === 0 || depth < records.length - 1) throw new Error(`No record “${key}” is there`);
    entry = `${key}: { ${entry} }`;
  }
  return `${file.slice(0, at)} ${entry},${file.slice(at)}`;
}

function endOfRecord(file: string, from: number) {
  let open = 1;
  let at = from;
  for (; at < file.length && open > 0; at += 1) {
    if (file[at] === "{") open += 1;
    if (file[at] === "}") open -= 1;
  }
  return at - 1;
}
