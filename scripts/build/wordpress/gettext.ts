/** Translations by the text that they translate; an empty one counts as not there. */
export type Catalogue = Readonly<Record<string, string>>;

/** A catalogue as text, for translators; with empty translations it is a template (`.pot`). */
export function poFile(catalogue: Catalogue, header: string): string {
  const entries = Object.entries({ "": header, ...catalogue });
  return `${entries.map(([text, translation]) => `msgid ${quoted(text)}\nmsgstr ${quoted(translation)}\n`).join("\n")}`;
}

/**
 * A catalogue as WordPress reads it: the GNU MO format, without the hash table, which is optional
 * (https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html).
 */
export function moFile(catalogue: Catalogue, header: string): Uint8Array {
  const entries = Object.entries({ "": header, ...catalogue })
    .map(([text, translation]) => [Buffer.from(`${text}\0`), Buffer.from(`${translation}\0`)] as const)
    .toSorted(([a], [b]) => Buffer.compare(a, b));
  const magic = 0x950412de;
  const headLength = 28;
  const tableLength = 8 * entries.length;
  const head = [
    magic,
    0,
    entries.length,
    headLength,
    headLength + tableLength,
    0,
    headLength + 2 * tableLength,
  ];
  let offset = headLength + 2 * tableLength;
  const tables: number[] = [];
  const strings = [0, 1].flatMap((column) => entries.map((entry) => entry[column] as Buffer));
  for (const string of strings) {
    // The length does not count the closing NUL.
    tables.push(string.length - 1, offset);
    offset += string.length;
  }
  const numbers = new DataView(new ArrayBuffer(4 * (head.length + tables.length)));
  for (const [index, number] of [...head, ...tables].entries()) numbers.setUint32(4 * index, number, true);
  return Buffer.concat([new Uint8Array(numbers.buffer), ...strings]);
}

// In a PO file a JSON string is a C string: the same quotes and the same escapes of quotes, backslashes and lines.
const quoted = (text: string) => JSON.stringify(text);
