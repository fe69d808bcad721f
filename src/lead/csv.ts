/** One CSV line per RFC 4180; a cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(text: string): string {
  // OWASP's list for CSV injection; full-width forms are read as operators by some spreadsheets too.
  const safe = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
