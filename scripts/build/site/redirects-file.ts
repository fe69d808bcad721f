/**
 * `_redirects`: the other spellings of a page's address that the assets' own rules know. Theirs lead there
 * for now (307); these lead there for good, and before any file or the worker is asked. What differs in
 * letter case is the worker's. Partners look for the declarations beside the script.
 */
export function redirectsFile(paths: readonly string[]): string {
  const pages = paths
    .flatMap((path) =>
      path === "/"
        ? ["/index /", "/index.html /"]
        : [`${path}/ ${path}`, `${path}.html ${path}`, `${path}/index.html ${path}`],
    )
    .map((rule) => `${rule} 308\n`);
  return [...pages, "/widgets/v1/visa-widgets.d.ts /widgets/visa-widgets.d.ts 308\n"].join("");
}
