import { deployment } from "#firm/deployment.ts";
import { languageCodes, pathIn } from "#lead/languages.ts";
import type { Release } from "#scripts/release/releases.ts";
import { siteHeaders, strictTransport } from "#worker/site-headers.ts";

/** Staging looks like the site, and search engines leave it alone. */
const unindexed = process.env.STAGING === "1" ? { "X-Robots-Tag": "noindex" } : {};

const framedPolicy = siteHeaders["Content-Security-Policy"]?.replace(
  "frame-ancestors 'none'",
  "frame-ancestors *",
);

/** Cloudflare's `_headers`: rules of several matching paths add up, and `! Name` takes one away first. */
export function headersFile(releases: readonly Release[]): string {
  const rules: [string, readonly string[]][] = [
    [
      "/*",
      Object.entries({ ...siteHeaders, ...strictTransport(deployment.hstsDays), ...unindexed }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
    ],
    // Names with a hash of the content: a new version has a new name.
    ["/assets/*", ["Cache-Control: public, max-age=31536000, immutable"]],
    ["/pictures/*", ["Cache-Control: public, max-age=86400, stale-while-revalidate=604800"]],
    // For the worker's mails; it says nothing that the pages do not.
    // Some networks show a link's picture from where it lies.
    [
      "/og/*",
      [
        "Cache-Control: public, max-age=86400, stale-while-revalidate=604800",
        "! Cross-Origin-Resource-Policy",
        "Cross-Origin-Resource-Policy: cross-origin",
      ],
    ],
    // Partners' pages load these as modules from their own origins.
    ...inEachLanguage("/widgets/*").map((path): [string, string[]] => [
      path,
      [
        "Access-Control-Allow-Origin: *",
        "! Cross-Origin-Resource-Policy",
        "Cross-Origin-Resource-Policy: cross-origin",
      ],
    ]),
    // Evergreen entries carry fixes to partners within the hour; the files they load have hashed names.
    ["/widgets/v1/*", ["Cache-Control: public, max-age=3600"]],
    ["/widgets/v1/chunks/*", ["! Cache-Control", "Cache-Control: public, max-age=31536000, immutable"]],
    ["/widgets/page/*", ["Cache-Control: public, max-age=31536000, immutable"]],
    // Declarations are text; by its ending a server takes them for video.
    ...["/widgets", ...releases.map(({ version }) => `/widgets/${version}`)].map(
      (folder): [string, string[]] => [
        `${folder}/:file.d.ts`,
        ["! Content-Type", "Content-Type: text/plain; charset=utf-8"],
      ],
    ),
    // The hosted forms are there to be framed by partners, and only they are.
    ...inEachLanguage("/widgets/frame/*").map((path): [string, string[]] => [
      path,
      [
        "! Content-Security-Policy",
        "! X-Frame-Options",
        `Content-Security-Policy: ${framedPolicy}`,
        // Pages that ask this of their own parts ask it of a frame too.
        "Cross-Origin-Embedder-Policy: require-corp",
      ],
    ]),
    ...releases.map(({ version }): [string, string[]] => [
      `/widgets/${version}/*`,
      ["Cache-Control: public, max-age=31536000, immutable"],
    ]),
  ];
  return rules.map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`).join("\n");
}

function inEachLanguage(path: string): readonly string[] {
  return languageCodes.map((code) => pathIn(code, path));
}
