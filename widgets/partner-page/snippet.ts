import { escapeHtml } from "#lead/escape-html.ts";
import { defaultLanguage, type Language, pathIn } from "#lead/languages.ts";
import { withPartner } from "#lead/partner-link.ts";
import { exampleCode } from "#lead/wire.ts";
import { elements, frameHeights, type Tag } from "../element-api.ts";
import { propertyOf } from "../element-settings.ts";
import type { Fallback } from "./fallback.ts";

export interface Choice {
  /** Scheme and host that serve the elements. */
  origin: string;
  partner: string;
  tag: Tag;
  language: Language;
  fallback: Fallback;
}

/**
 * The two lines to paste: the script, and the tag with its fallback and a style that reserves its space.
 * `attributes` are further ones, in the order in which to write them.
 */
export function snippetOf(
  { origin, partner, tag, language, fallback }: Choice,
  attributes: readonly (readonly [name: string, value: string])[] = [],
): string {
  const { script, room } = elements[tag];
  const written = [
    ...(language === defaultLanguage ? [] : [["lang", language] as const]),
    ["partner", partner] as const,
    ...attributes,
    ["style", room] as const,
  ].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script type="module" src="${origin}/widgets/v1/${fileOf(script, language)}"></script>
<${tag}${written.join("")}><a href="${origin}${withPartner(fallback.path, partner)}">${escapeHtml(fallback.text)}</a></${tag}>`;
}

/** The file of an entry that already has the form in a language, which saves a request. */
const fileOf = (script: string, language: Language) =>
  `${language === defaultLanguage ? "" : `${language}/`}${script}.js`;

export const linkTemplates = {
  site: `https://YOUR-SITE/?partner=${exampleCode}`,
  form: `https://YOUR-SITE/widgets/frame/contact?partner=${exampleCode}`,
} as const;

/** What docs/embedding.md uses. */
const written = { site: "https://YOUR-SITE", tag: "visa-contact-form" } as const;
const writtenAssessment = `${written.site}/assessment?partner=${exampleCode}`;
const writtenLink = `${written.site}/contact-us?partner=${exampleCode}">Contact us</a>`;

/** Fills a choice into a recipe of docs/embedding.md, which has the contact form in the default language. */
export function fillRecipe(recipe: string, { origin, partner, tag, language, fallback }: Choice): string {
  const [{ script, room, reservedStyle }, usual] = [elements[tag], elements[written.tag]];
  const name = tag.slice("visa-".length);
  const framed = tag === written.tag ? "contact" : "assessment";
  const inLanguage = language === defaultLanguage ? recipe : withLanguage(recipe, language, fallback);
  return inLanguage
    .replaceAll(
      writtenLink,
      `${origin}${withPartner(fallback.path, partner)}">${escapeHtml(fallback.text)}</a>`,
    )
    .replaceAll(writtenAssessment, origin + withPartner(assessmentPathOf(fallback), partner))
    .replaceAll(`${written.site}/?`, `${origin}${pathIn(language, "/")}?`)
    .replaceAll(`height="${frameHeights.contact.narrow}"`, `height="${frameHeights[framed].narrow}"`)
    .replaceAll("/widgets/frame/contact", pathIn(language, `/widgets/frame/${framed}`))
    .replaceAll('type="contact"', `type="${name === "free-assessment-button" ? "button" : framed}"`)
    .replaceAll(usual.reservedStyle, reservedStyle)
    .replaceAll(usual.room, room)
    .replaceAll(reactStyleOf(usual.room), reactStyleOf(room))
    .replaceAll(written.tag, tag)
    .replaceAll(`${usual.script}.js`, fileOf(script, language))
    .replaceAll('data-visa="contact-form"', `data-visa="${name}"`)
    .replaceAll(written.site, origin)
    .replaceAll(exampleCode, partner);
}

const assessmentPathOf = ({ path }: Fallback) => path.replace(/contact(?:-us)?$/, "assessment");

/** A style attribute for React, without the braces: `minHeight: 48, display: "block"`. */
function reactStyleOf(style: string) {
  const declarations = style.split(";").map((declaration) => {
    const [name = "", value = ""] = declaration.split(":");
    return `${propertyOf(name)}: ${/^\d+px$/.test(value) ? Number.parseInt(value, 10) : JSON.stringify(value)}`;
  });
  return declarations.join(", ");
}

function withLanguage(recipe: string, language: Language, { text }: Fallback) {
  return recipe
    .replaceAll('title="Contact form"', `title="${escapeHtml(text)}"`)
    .replaceAll(`<${written.tag} `, `<${written.tag} lang="${language}" `)
    .replaceAll('data-visa="contact-form" ', `data-visa="contact-form" data-lang="${language}" `)
    .replaceAll('partner: "', `lang: "${language}", partner: "`);
}
