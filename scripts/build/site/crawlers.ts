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
