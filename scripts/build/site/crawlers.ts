import type { Firm } from "#content/firm/firm.ts";
import { languageCodes } from "#lead/languages.ts";
import type { Head } from "#site/routing/head.ts";

export function sitemapXml(pages: readonly Head[]): string {
  const urls = pages.flatMap(({ canonical, changed, alternates }) => {
    const translations = alternates.map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    );
    return canonical && changed
      ? `  <url><loc>${canonical}</loc><lastmod>${changed}</lastmod>${translations.join("")}</url>`
      : [];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`;
}

export function robotsTxt(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/**
 * Address for vulnerability reports (RFC 9116). It expires a year after the build, as the standard
 * recommends.
 */
export function securityTxt({ email, origin }: Pick<Firm, "email" | "origin">, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languageCodes.join(", ")}
Canonical: ${origin}/.well-known/security.txt
`;
}
