import { escapeHtml } from "#lead/escape-html.ts";
import { defaultLanguage, type Language, pathIn } from "#lead/languages.ts";
import { elements, type Tag } from "../element-api.ts";
import { exampleCode } from "../element-settings.ts";
import type { Fallback } from "./fallback.ts";

export interface Choice {
  /** Scheme and host that serve the elements. */
  readonly origin: string;
  readonly partner: string;
  readonly tag: Tag;
  readonly language: Language;
  readonly fallback: Fallback;
}

export interface SnippetChoice extends Choice {
  /** More attributes, by name in the order to write them. */
  readonly attributes: readonly (readonly [string, string])[];
  readonly theme: readonly (readonly [string, string])[];
  /** The pinned version and the `integrity` value of its file; absent: the evergreen one. */
  readonly pinned?: { readonly version: string; readonly integrity: string } | undefined;
}

/** The two lines to paste: the script, and the tag with the style that reserves its space and its fallback. */
export function snippetOf({ origin, tag, pinned, ...choice }: SnippetChoice): string {
  const { partner, language, fallback, attributes, theme } = choice;
  const { script, reservedStyle } = elements[tag];
  const hash = pinned ? ` integrity="${pinned.integrity}" crossorigin` : "";
  const source = `${origin}/widgets/${pinned?.version ?? "v1"}/${script}.js`;
  const style = [reservedStyle, ...theme.map(([name, value]) => `${name}:${value}`)].join(";");
  const written = [
    ...(language === defaultLanguage ? [] : [["lang", language] as const]),
    ["partner", partner] as const,
    ...attributes,
    ["style", style] as const,
  ].map(([name, value]) =>
    value === "" && name !== "heading" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<script type="module" src="${source}"${hash}></script>
<${tag}${written.join("")}><a href="${origin}${fallback.path}">${escapeHtml(fallback.text)}</a></${tag}>`;
}

/** Of these docs/embedding.md is written. */
const written = { site: "https://YOUR-SITE", tag: "visa-contact-form" } as const;
const writtenLink = `${written.site}/contact-us">Contact us</a>`;

/** Fills a recipe of docs/embedding.md, which has the contact form in the default language, with what somebody chose. */
export function filledIn(recipe: string, { origin, partner, tag, language, fallback }: Choice): string {
  const [{ script, reservedStyle }, usual] = [elements[tag], elements[written.tag]];
  const name = tag.slice("visa-".length);
  const framed = tag === written.tag ? "contact" : "assessment";
  const height = (text: string) => /\d+/.exec(text)?.[0] ?? "";
  const inLanguage = language === defaultLanguage ? recipe : withLanguage(recipe, language, fallback);
  return inLanguage
    .replaceAll(writtenLink, `${origin}${fallback.path}">${escapeHtml(fallback.text)}</a>`)
    .replaceAll("/widgets/frame/contact", pathIn(language, `/widgets/frame/${framed}`))
    .replaceAll('type="contact"', `type="${name === "free-assessment-button" ? "button" : framed}"`)
    .replaceAll(usual.reservedStyle, reservedStyle)
    .replaceAll(`minHeight: ${height(usual.reservedStyle)}`, `minHeight: ${height(reservedStyle)}`)
    .replaceAll(written.tag, tag)
    .replaceAll(`${usual.script}.js`, `${script}.js`)
    .replaceAll('data-visa="contact-form"', `data-visa="${name}"`)
    .replaceAll(written.site, origin)
    .replaceAll(exampleCode, partner);
}

function withLanguage(recipe: string, language: Language, { text }: Fallback): string {
  return recipe
    .replaceAll('title="Contact form"', `title="${escapeHtml(text)}"`)
    .replaceAll(`<${written.tag} `, `<${written.tag} lang="${language}" `)
    .replaceAll('data-visa="contact-form" ', `data-visa="contact-form" data-lang="${language}" `)
    .replaceAll("partner = ", `lang = ${language}\nAttribute    partner = `)
    .replaceAll('partner: "', `lang: "${language}", partner: "`);
}
