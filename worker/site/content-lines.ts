/**
 * The content lines of a card (RFC 2426) or a calendar (RFC 5545): one longer than 75 octets continues after
 * a line break and a space, without cutting a character.
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function foldLine(line: string) {
  const bytes = new TextEncoder();
  let length = 0;
  return [...line]
    .map((character) => {
      const octets = bytes.encode(character).length;
      const breaks = length + octets > 75;
      length = breaks ? 1 + octets : length + octets;
      return breaks ? `\r\n ${character}` : character;
    })
    .join("");
}
