/** One CSV line by RFC 4180; a cell that a spreadsheet would run as a formula gets an apostrophe. */
export function csvLine(cells: readonly string[], separator = ","): string {
  return `${cells.map((text) => csvCell(text, separator)).join(separator)}\r\n`;
}

function csvCell(text: string, separator: string) {
  const safe = text.replace(separator === "," ? formulaStarts : formulaStartsAtComma, "'");
  return /[",;\t\r\n\u2028\u2029]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Matches the start of a formula: OWASP's list for CSV injection, and full-width forms, which some
 * spreadsheets read as operators too. Also after separators: a spreadsheet that splits at semicolons or tabs
 * ignores our quotes, so a cell may start after one of those, or after a line break.
 */
const formulaStarts = /(?<=^|[;\t\r\n\u2028\u2029])(?=["\v\f\p{Zs}\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n])/gu;
/**
 * For a file whose own separator is not a comma: a program that splits it at commas ignores our quotes too.
 */
const formulaStartsAtComma =
  /(?<=^|[,;\t\r\n\u2028\u2029])(?=["\v\f\p{Zs}\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n])/gu;
