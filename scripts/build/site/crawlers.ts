/** Every canonical page with the day of its last change, for search engines. */
export function sitemapXml(pages: ReadonlyMap<string, string>, origin: string): string {
  const urls = [...pages].map(
    ([path, changed]) => `  <url><loc>${origin}${path}</loc><lastmod>${changed}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
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
