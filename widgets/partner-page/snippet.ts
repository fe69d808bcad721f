import { defaultLanguage, type Language } from "#lead/languages.ts";
import { elements, type Tag } from "../element-api.ts";

/** The link inside an element: its path on our site, and its words. */
export interface Fallback {
  readonly path: string;
  readonly text: string;
}

export interface SnippetChoice {
  /** Of the form and its fallback; absent: the default one, where the page that carries it says nothing else. */
  readonly language?: Language | undefined;
  readonly fallback: Fallback;
  /** Scheme and host that serve the elements. */
  readonly origin: string;
  /** By attribute name, in the order to write them. */
  readonly attributes: readonly (readonly [string, string])[];
  /** Custom properties that are set. */
  readonly theme: readonly (readonly [string, string])[];
  /** The `integrity` value of the pinned file; absent: the evergreen one. */
  readonly pinned?: { readonly version: string; readonly integrity: string } | undefined;
}

/** The lines to paste for one element: the script, and the tag with its room reserved. */
export function snippetOf(tag: Tag, choice: SnippetChoice): string {
  const { language = defaultLanguage, fallback, origin, attributes, theme, pinned } = choice;
  const { script, room } = elements[tag];
  const source = pinned
    ? `src="${origin}/widgets/${pinned.version}/${script}.js"\n        integrity="${pinned.integrity}" crossorigin`
    : `src="${origin}/widgets/v1/${script}.js"`;
  const style = [room, ...theme.map(([name, value]) => `${name}: ${value}`)].join("; ");
  const lang = language === defaultLanguage ? [] : [["lang", language] as const];
  const written = [...lang, ...attributes, ["style", style] as const].map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  return `<script type="module" ${source}></script>

<${tag}${written.join("")}>
  <a href="${origin}${fallback.path}">${fallback.text}</a>
</${tag}>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
