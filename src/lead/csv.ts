/** One CSV line per RFC 4180; a cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function csvLine(cells: readonly string[], separator = ","): string {
  return `${cells.map((text) => csvCell(text, separator)).join(separator)}\r\n`;
}

function csvCell(text: string, separator: string): string {
  const safe = text.replace(separator === "," ? formulaStarts : formulaStartsAtComma, "'");
  return /[",;\t\r\n\u2028\u2029]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Matches the start of a formula: OWASP's list for CSV injection, and full-width forms, which some
 * spreadsheets read as operators too. Not at the cell's start alone: a spreadsheet that splits at semicolons
 * or tabs does not see our quotes, so what follows one of those, or a line break, starts a cell there.
 */
const formulaStarts = /(?<=^|[;\t\r\n\u2028\u2029])(?=["\s]*[=+\-@＝＋－＠]|^[\t\r\n])/gu;
/**
 * The same for a file whose own separator is none: what splits it at commas does not see our quotes either.
 */
const formulaStartsAtComma = /(?<=^|[,;\t\r\n\u2028\u2029])(?=["\s]*[=+\-@＝＋－＠]|^[\t\r\n])/gu;
