/**
 * The address of a page without hash and query, which may contain what the visitor never meant to send; but
 * with the numbers by which WordPress identifies a page that has no path of its own.
 */
export function pageAddress(url: string): string {
  const [, page = "", query = ""] = /^([^?#]*)([^#]*)/s.exec(url) ?? [];
  const known = [...query.matchAll(/[?&]((?:p|page_id)=\d{1,19})(?=&|$)/g)].map(([, pair]) => pair);
  return known.length > 0 ? `${page}?${known.join("&")}` : page;
}
