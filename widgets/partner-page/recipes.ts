import { defaultLanguage, type Language, pathIn } from "#lead/languages.ts";
import { elements } from "../element-api.ts";
import { fallbackOf } from "./fallback.ts";
import { snippetOf } from "./snippet.ts";

/** A recipe as the English page tells it; recipes.fr.ts has the French words. */
export interface Recipe extends RecipeWords {
  readonly id: string;
  readonly code: (origin: string, language: Language) => string;
  /** Whether a test of ours has done it, or the platform's own documents say it. */
  readonly known: "tried" | "documents";
}

export interface RecipeWords {
  readonly title: string;
  /** Who may do it there. */
  readonly who: string;
  readonly steps: readonly string[];
  /** What the platform does to what is pasted. */
  readonly stripped: string;
  /** How to see that it works. */
  readonly check: string;
}

const form = "visa-contact-form";

const snippet = (origin: string, language: Language) =>
  snippetOf(form, {
    language,
    fallback: fallbackOf(form, language),
    origin,
    attributes: [["partner", "your-code"]],
    theme: [],
  });

/** The tag and its fallback, where the script stands elsewhere. */
const tagOf = (...choice: Parameters<typeof snippet>) =>
  snippet(...choice).slice(snippet(...choice).indexOf(`<${form}`));
const scriptOf = (origin: string) => `${origin}/widgets/v1/${elements[form].script}.js`;

/** A form in the default language asks for nothing. */
const langOf = (language: Language, name = "lang") =>
  language === defaultLanguage ? "" : ` ${name}="${language}"`;

/** The rest of a link after `href="`. */
function linkOf(origin: string, language: Language): string {
  const { path, text } = fallbackOf(form, language);
  return `${origin}${path}">${text}`;
}

const seeForm =
  "Open the page in a private window: the form shows, and a message sent from it is answered with a reference.";

/** How to put an element into the usual kinds of site. */
export const recipes = [
  {
    id: "wordpress-plugin",
    title: "WordPress, with our plugin",
    who: "An administrator installs it once. Then every role that may write places the form.",
    steps: [
      "Plugins → Add New → Upload Plugin: choose evermaple-forms.zip from “For your tools” below, then Activate. Your partner code goes under Settings, once for the whole site.",
      "In the block editor type /contact form and pick the block. In the classic editor, a widget or a page builder paste the shortcode.",
    ],
    code: () => `[evermaple_form type="contact" partner="your-code"]`,
    stripped:
      "Nothing: what is saved is text and a link. If you delete the plugin, a link stays where each form was.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "wordpress",
    title: "WordPress, without a plugin",
    who: "Administrators and editors, where the site lets them save scripts. Not authors.",
    steps: [
      "In the block editor add a block “Custom HTML” and paste these lines into it. In the classic editor use the plugin instead.",
    ],
    code: snippet,
    stripped:
      "From an author’s post WordPress takes the script and the tag; the link stays. The classic editor’s Visual tab takes the tag from everyone’s at the next change of the text.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "link",
    title: "WordPress, or any editor: a link",
    who: "Every author, once somebody who may has put the script line into the site’s header.",
    steps: [
      "The first line goes into the header once, for all pages: in WordPress by a plugin for header lines or by the theme.",
      "The second goes where the form shall stand: in WordPress choose “Edit as HTML” in a paragraph’s menu, or the classic editor’s Text tab. More attributes are written the same way, such as data-heading. Where React or Vue draws the page, use the tag instead.",
    ],
    code: (origin, language) => `<script type="module" src="${scriptOf(origin)}"></script>

<a data-visa="contact-form"${langOf(language, "data-lang")} data-partner="your-code" href="${linkOf(origin, language)}</a>`,
    stripped: "Nothing: it is a link, and stays one where the script does not run.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "address",
    title: "WordPress, or any editor: an address",
    who: "Every author, where pasted addresses turn into what they show (oEmbed).",
    steps: ["Paste the address alone on a line of its own. It becomes our hosted form in a frame."],
    code: (origin, language) => `${origin}${pathIn(language, "/widgets/frame/contact")}?partner=your-code`,
    stripped: "Nothing. Where oEmbed is not known the address stays, and leads to the form.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "wix",
    title: "Wix",
    who: "The owner of a site with a Premium plan.",
    steps: [
      "Add Elements → Embed → Popular Embeds → Custom Element. In Wix Studio: Add Elements → Embed & Social → Custom Element.",
      "Choose Source → Server URL: enter this address and this tag name. Under Set Attributes add your partner code.",
    ],
    code: (origin, language) => `Server URL   ${scriptOf(origin)}
Tag name     ${form}
Attribute    partner = your-code${language === defaultLanguage ? "" : `\nAttribute    lang = ${language}`}`,
    stripped: "The fallback: Wix writes the tag itself. Give the box the height of the form.",
    check: `${seeForm} The editor shows an empty box.`,
    known: "documents",
  },
  {
    id: "squarespace",
    title: "Squarespace",
    who: "An administrator of a site whose plan has custom code. The Personal plan has none.",
    steps: ["Edit the page, add a Code block, choose HTML, and paste these lines into it."],
    code: snippet,
    stripped: "On a plan without custom code the script does not run, and the link shows.",
    check: `${seeForm} Squarespace may not run scripts while you are signed in.`,
    known: "documents",
  },
  {
    id: "webflow",
    title: "Webflow",
    who: "A designer of a site whose plan has custom code.",
    steps: ["Add a Code Embed where the form shall stand, paste these lines, save and publish."],
    code: snippet,
    stripped: "Nothing in a Code Embed, which may also stand in rich text.",
    check: `${seeForm} Webflow’s preview runs on an address of its own and shows the form too.`,
    known: "documents",
  },
  {
    id: "shopify",
    title: "Shopify",
    who: "Staff who may edit the theme.",
    steps: [
      "Online Store → Themes → Customize, open the page’s template, Add section → Custom Liquid, and paste these lines.",
    ],
    code: snippet,
    stripped: "Nothing in Custom Liquid, where the theme has it. A page’s own text editor is not the place.",
    check: seeForm,
    known: "documents",
  },
  {
    id: "tag-manager",
    title: "Google Tag Manager",
    who: "Who may publish the container. The tag goes into the page by whoever edits the page.",
    steps: [
      'New tag → Custom HTML, fired on the pages that carry the form. Tag Manager reads old JavaScript only and may drop type="module", so this script is made by hand.',
      "Put the tag itself, with the link inside it, into the page.",
    ],
    code: (origin) => `<script>
  var s = document.createElement("script");
  s.type = "module";
  s.src = "${scriptOf(origin)}";
  document.head.appendChild(s);
</script>`,
    stripped: "Visitors who block Tag Manager see the link.",
    check: `${seeForm} Tag Manager’s own preview lists the tag as fired.`,
    known: "documents",
  },
  {
    id: "html",
    title: "Plain HTML",
    who: "Who may edit the file.",
    steps: [
      "Paste these lines where the form shall stand. The script line may also go into the head, once for the whole page.",
    ],
    code: snippet,
    stripped: "Nothing.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "react",
    title: "React",
    who: "A developer, with React 19.",
    steps: [
      "Load the script once, then use the tag like any other. React 19 passes attributes as they are written and listens by on + the event’s name.",
      "For types download visa-widgets.d.ts (below) into your sources.",
    ],
    code: (origin, language) => `const script = document.createElement("script");
script.type = "module";
script.src = "${scriptOf(origin)}";
document.head.append(script);

export function Contact() {
  return (
    <visa-contact-form${langOf(language)} partner="your-code">
      <a href="${linkOf(origin, language)}</a>
    </visa-contact-form>
  );
}`,
    stripped: "Nothing.",
    check: seeForm,
    known: "tried",
  },
  {
    id: "vue",
    title: "Vue",
    who: "A developer, with Vue 3.",
    steps: [
      "Tell Vue’s compiler that the tag is not a component of yours, here for Vite. Then use the tag in any template, with the script line in index.html.",
    ],
    code: (origin, language) => `// vite.config.js
vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("visa-") } } });

<!-- in a template -->
${tagOf(origin, language)}`,
    stripped: "Nothing.",
    check: seeForm,
    known: "documents",
  },
] as const satisfies readonly Recipe[];

export type RecipeId = (typeof recipes)[number]["id"];

/** A framed form as a page writes it. */
export function frameHtml(address: string, title: string, height: number): string {
  return `<iframe src="${address}" title="${title}" width="100%" height="${height}" style="border: 0" loading="lazy" sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

export function frameSnippet(origin: string, title: string): string {
  return frameHtml(`${origin}/widgets/frame/contact?partner=your-code`, title, 1000).replaceAll(
    / (?=src|title|width|style|sandbox)/g,
    "\n  ",
  );
}

export const frameHeightSnippet = (
  origin: string,
) => `addEventListener("message", ({ origin, source, data }) => {
  if (origin !== "${origin}" || data?.type !== "visa-height") return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});`;

export function policySnippet(origin: string): string {
  return `script-src ${origin};
connect-src ${origin};`;
}

export function eventsSnippet(comment: string): string {
  return `document.addEventListener("visa-sent", (event) => {
  // { form: "contact", reference: "…" }: ${comment}
  console.log(event.target, event.detail);
});`;
}

export const partsSnippet = `visa-contact-form {
  --visa-accent: #0b5c8a;
  --visa-radius: 2px;
}
visa-contact-form::part(heading) {
  font-size: 28px;
}`;
