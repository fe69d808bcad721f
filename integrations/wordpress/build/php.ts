/** Text that WordPress translates: PHP gets it as a call of `__()`. */
export class Translated {
  readonly english: string;

  constructor(english: string) {
    this.english = english;
  }
}

export type PhpValue = string | Translated | readonly PhpValue[] | { readonly [key: string]: PhpValue };

/** A value as PHP source by the WordPress coding standards, `depth` tabs deep. */
export function phpOf(value: PhpValue, textDomain: string, depth: number): string {
  if (typeof value === "string") return quoted(value);
  if (value instanceof Translated) return `__( ${quoted(value.english)}, ${quoted(textDomain)} )`;
  const entries = Object.entries(value);
  if (entries.length === 0) return "array()";
  const width = Math.max(...entries.map(([key]) => quoted(key).length));
  const lines = entries.map(([key, one]) => {
    const name = Array.isArray(value) ? "" : `${quoted(key).padEnd(width)} => `;
    return `${"\t".repeat(depth + 1)}${name}${phpOf(one as PhpValue, textDomain, depth + 1)},\n`;
  });
  return `array(\n${lines.join("")}${"\t".repeat(depth)})`;
}

/** Every text of a value that WordPress translates, each once. */
export function textsOf(value: PhpValue): readonly string[] {
  if (typeof value === "string") return [];
  if (value instanceof Translated) return [value.english];
  return [...new Set(Object.values(value).flatMap((one) => textsOf(one as PhpValue)))];
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
