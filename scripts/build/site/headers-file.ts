import { deployment } from "#firm/deployment.ts";
import { languageCodes, pathIn } from "#lead/languages.ts";
import type { Release } from "#scripts/release/releases.ts";
import { siteHeaders, strictTransport } from "#worker/site/site-headers.ts";

/** Staging looks like the site, but search engines must ignore it. */
const unindexed = process.env.STAGING === "1" ? { "X-Robots-Tag": "noindex" } : {};

const framedPolicy = siteHeaders["Content-Security-Policy"]?.replace(
  "frame-ancestors 'none'",
  "frame-ancestors *",
);

/**
 * Without `no-transform`, which would also stop Cloudflare from compressing. The deployment finds out by its
 * bytes whether a setting of the domain rewrites pages (scripts/deploy/read-back.ts).
 */
const page = "Cache-Control: public, max-age=0, must-revalidate";
const cached = (value: string) => [`Cache-Control: ${value}`, "! Cache-Control"];
/** Names with a hash of the content: a new version has a new name. */
const immutable = cached("public, max-age=31536000, immutable");
const fromAnywhere = ["! Cross-Origin-Resource-Policy", "Cross-Origin-Resource-Policy: cross-origin"];
const aDay = cached("public, max-age=86400, stale-while-revalidate=604800");

/**
 * Cloudflare's `_headers`: matching rules add up, and `! Name` removes one first. It reads the first 100
 * rules, so releases have no rules of their own.
 */
export function headersFile(releases: readonly Release[]): string {
  const all = { ...siteHeaders, ...strictTransport(deployment.hstsDays), ...unindexed };
  const majors = [...new Set(releases.map(({ version }) => version.split(".")[0]))];
  const rules: readonly (readonly [paths: readonly string[], lines: readonly string[]])[] = [
    [["/*"], [...Object.entries(all).map(([name, value]) => `${name}: ${value}`), page]],
    [["/assets/*"], immutable],
    [["/pictures/*"], aDay],
    // Some networks load a link's picture directly from here.
    [["/og/*"], [...aDay, ...fromAnywhere]],
    // Partners' pages load these as modules from their own origins.
    [inEachLanguage("/widgets/*"), ["Access-Control-Allow-Origin: *", ...fromAnywhere]],
    // Partners get fixes of evergreen entries within the hour; the files they load have hashed names.
    [["/widgets/v1/*"], cached("public, max-age=3600")],
    [["/widgets/v1/chunks/*"], immutable],
    [["/widgets/page/*"], immutable],
    // Servers take the extension of type declarations, `.ts`, for video.
    [
      ["/widgets/:file.d.ts", "/widgets/:folder/:file.d.ts"],
      ["! Content-Type", "Content-Type: text/plain; charset=utf-8"],
    ],
    // Partners may frame the hosted forms, and nothing else.
    [
      inEachLanguage("/widgets/frame/*"),
      [
        "! Content-Security-Policy",
        "! X-Frame-Options",
        `Content-Security-Policy: ${framedPolicy}`,
        // Pages that require this of their own parts require it of a frame too.
        "Cross-Origin-Embedder-Policy: require-corp",
      ],
    ],
    [majors.map((major) => `/widgets/${major}.:rest/*`), immutable],
  ];
  return rules
    .flatMap(([paths, lines]) =>
      paths.map((path) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`),
    )
    .join("\n");
}

function inEachLanguage(path: string) {
  return languageCodes.map((code) => pathIn(code, path));
}
