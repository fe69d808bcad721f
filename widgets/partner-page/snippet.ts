import type { Language } from "#lead/languages.ts";
import { elements, type Tag } from "../element-api.ts";

export interface SnippetChoice {
  /** Of the form and its fallback; absent: English, where the page that carries it says nothing else. */
  readonly language?: Language | undefined;
  /** Scheme and host that serve the elements. */
  readonly origin: string;
  /** By attribute name, in the order to write them. */
  readonly attributes: readonly (readonly [string, string])[];
  /** Custom properties that are set. */
  readonly theme: readonly (readonly [string, string])[];
  /** The `integrity` value of the pinned file; absent: the evergreen one. */
  readonly pinned?: { readonly version: string; readonly integrity: string } | undefined;
}

/** The link inside each element: its path on our site, and its words. */
export const fallbacks: Readonly<Record<Language, Readonly<Record<Tag, Fallback>>>> = {
  en: {
    "visa-contact-form": { path: "/contact-us", text: "Contact us" },
    "visa-assessment-form": { path: "/assessment", text: "Free assessment" },
    "visa-free-assessment-button": { path: "/assessment", text: "Free assessment" },
  },
  fr: {
    "visa-contact-form": { path: "/fr/contact-us", text: "Nous joindre" },
    "visa-assessment-form": { path: "/fr/assessment", text: "Évaluation gratuite" },
    "visa-free-assessment-button": { path: "/fr/assessment", text: "Évaluation gratuite" },
  },
};

interface Fallback {
  readonly path: string;
  readonly text: string;
}

/** The lines to paste for one element: the script, and the tag with its room reserved. */
export function snippetOf(tag: Tag, choice: SnippetChoice): string {
  const { language = "en", origin, attributes, theme, pinned } = choice;
  const { script, room } = elements[tag];
  const source = pinned
    ? `src="${origin}/widgets/${pinned.version}/${script}.js"\n        integrity="${pinned.integrity}" crossorigin`
    : `src="${origin}/widgets/v1/${script}.js"`;
  const style = [room, ...theme.map(([name, value]) => `${name}: ${value}`)].join("; ");
  const lang = language === "en" ? [] : [["lang", language] as const];
  const written = [...lang, ...attributes, ["style", style] as const].map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const { path, text } = fallbacks[language][tag];
  return `<script type="module" ${source}></script>

<${tag}${written.join("")}>
  <a href="${origin}${path}">${text}</a>
</${tag}>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
