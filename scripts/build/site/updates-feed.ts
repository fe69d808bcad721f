import type { Rich } from "#content/site/page.ts";
import { escapeHtml } from "#lead/escape-html.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";
import { readPage } from "#scripts/build/pages/read-pages.ts";

const path = "/updates";

export const feedAddress = (language: Language, origin: string) => `${origin}${pathIn(language, path)}.xml`;

/** What changed, as an Atom feed (RFC 4287): the lines of the page, whose days are read in English. */
export function updatesFeed(language: Language, { name, origin }: { name: string; origin: string }): string {
  const page = origin + pathIn(language, path);
  const days = linesIn("en").map(dayOf);
  const entries = linesIn(language).map((line, at) => {
    const official = line.flatMap((run) => (typeof run === "string" ? [] : [run.href])).join("");
    const text = line
      .filter((run) => typeof run === "string")
      .join("")
      .trim();
    const updated = `${days[at]}T00:00:00Z`;
    return `<entry><id>${page}#${days[at]}-${encodeURIComponent(official)}</id><updated>${updated}</updated><title>${escapeHtml(text)}</title><link href="${page}"/><link rel="via" href="${escapeHtml(official)}"/></entry>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].tag}">
<id>${page}</id>
<title>${escapeHtml(`${readPage(language, "updates.md").title}, ${name}`)}</title>
<author><name>${escapeHtml(name)}</name></author>
<updated>${days[0]}T00:00:00Z</updated>
<link href="${page}"/>
<link rel="self" href="${feedAddress(language, origin)}"/>
${entries.join("\n")}
</feed>
`;
}

export function linesIn(language: Language): readonly Rich[] {
  return readPage(language, "updates.md").blocks.flatMap((block) =>
    block.kind === "list" ? block.items : [],
  );
}

/** A line begins with its day, such as `June 25, 2026: `. */
export function dayOf([start]: Rich): string {
  return new Date(`${String(start).split(":")[0]} UTC`).toISOString().slice(0, 10);
}
