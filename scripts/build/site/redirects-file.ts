/**
 * `_redirects`: other spellings of a page's address that the assets' own rules would redirect temporarily
 * (307). These redirect permanently, before any file or the worker. Spellings in other letter case are the
 * worker's. Partners look for the declarations beside the script.
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
