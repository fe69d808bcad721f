import { attributes, customProperties, elements, events, methods, parts } from "../element-api.ts";
import { type RecipeId, type RecipeWords, recipes } from "./recipes.ts";
import type { PartnerPageWords } from "./words.ts";

export const words: PartnerPageWords = {
  language: "en",
  locale: "en-CA",
  root: "",
  other: { name: "Français", language: "fr", href: "/fr/widgets/" },
  head: {
    title: "Our forms, on your page",
    description:
      "Three elements that put the contact form and the free assessment of {name} on any page: previews, snippets and recipes.",
  },
  framed: {
    title: {
      contact: "The contact form",
      assessment: "The free assessment of up to 31 questions",
    },
    fallback: "Contact {name}",
  },
  skip: "Skip to the elements",
  contact: "Contact us",
  lead: "Three elements that any page can carry: one line for the script, one tag where the form shall stand. What your visitors send goes to {name} and carries your partner code.",
  onThisPage: "On this page",
  sections: {
    try: "Try them",
    recipes: "Recipes",
    policy: "Content security",
    reference: "Reference",
    frame: "In a frame",
    privacy: "Privacy and offline",
  },
  titles: {
    "visa-contact-form": "Contact form",
    "visa-assessment-form": "Assessment form",
    "visa-free-assessment-button": "Free assessment button",
  },
  tryThem: {
    text: "Change a value and watch the elements and their snippets follow. The previews are the real thing: what you send here arrives as a lead.",
    size: "{size} kB before the first touch",
    preview: "Preview: {title}",
    snippet: "{title} snippet",
  },
  log: {
    title: "Event log",
    clear: "Clear",
    text: "What the elements tell their page, newest last. Answers are never in it.",
    list: "Events, newest last",
  },
  controls: {
    name: "Attributes and theme",
    attributes: "Attributes",
    notSet: "not set",
    noHeading: "Hide the heading",
    theme: "Theme",
    colour: "a colour",
    pick: "Pick {name}",
    file: "File",
    evergreen: "Evergreen: gets fixes within the hour",
    pinned: "Pinned: this version for good, with integrity",
    reset: "Reset everything",
  },
  copy: {
    copy: "Copy",
    label: "Copy: {name}",
    copied: "Copied",
    pressKeys: "Press Ctrl+C",
    said: "{answer}: {name}",
  },
  recipes: {
    text: "The contact form in the places where people most often put it. For another element change the file and the tag: `assessment-form.js` and `visa-assessment-form`, `free-assessment-button.js` and `visa-free-assessment-button`; `visa-widgets.js` holds all three.",
    who: "Who may:",
    stripped: "What is taken away:",
    check: "To see that it works:",
    snippet: "{title} snippet",
    known: {
      tried: "We have tried this.",
      documents: "We have not tried this one; it follows what is written about the platform.",
    },
    words: Object.fromEntries(recipes.map((recipe) => [recipe.id, recipe])) as unknown as Readonly<
      Record<RecipeId, RecipeWords>
    >,
  },
  policy: {
    text: "If your page sends a Content-Security-Policy, add our address to two lines and nothing else. The elements write no style elements, no style attributes and no inline scripts, and they run under Trusted Types.",
    lines: "CSP lines",
    style:
      "Such a policy may forbid the style attribute of the snippet. Then leave it out and write its content into your own style sheet.",
  },
  reference: {
    attributes: { title: "Attributes", heads: ["Attribute", "Default", "What it does"] },
    events: { title: "Events", heads: ["Event", "detail", "When"] },
    methods: { title: "Methods", heads: ["Method", "What it does"] },
    theme: { title: "Theme properties", heads: ["Property", "What it colours or shapes"] },
    parts: { title: "Parts", heads: ["::part()", "What it is"] },
    oneOf: "One of {values}.",
    buttonOnly: "The button only.",
    noDetail: "none",
    inUse: "In use",
    eventsSnippet: "Events snippet",
    eventsComment: "never an answer of the visitor",
    stylingSnippet: "Styling snippet",
    tools: "For your tools",
  },
  frame: {
    text: "A script on a page can read what is typed there; that holds for every form of every provider. If you want the forms kept apart from your page, and your page from our script, frame our hosted copies: [/widgets/frame/contact](/widgets/frame/contact) and [/widgets/frame/assessment](/widgets/frame/assessment). They take `partner`, `color-scheme` and `default-country` in the query. A frame tells your page no events. It keeps the height you give it, and tells the height of its form to a page that listens.",
    snippet: "Frame snippet",
    title: "Contact form",
    heightSnippet: "Frame height snippet",
    oembed:
      "Where pasted addresses turn into what they show (oEmbed, such as in WordPress), the address of the frame on a line of its own is enough.",
  },
  privacy: [
    "No cookie, no storage, no global variable on your page, and no request to anyone but {name}.",
    "Nothing is sent before the visitor presses the button. Answers wait in the page’s memory only.",
    "With the lead we keep your partner code, the page’s address without query and fragment (but for the number of a WordPress page), its `utm_` parameters and the browser’s language.",
    "Offline, the form says that the message was not sent and keeps every answer; pressing the button again later sends it, once.",
    "Where scripts are blocked, what you put inside the tag stays in sight: a link, a phone number.",
  ],
  questions: "Questions?",
  docs: {
    elements: docsOf(elements),
    attributes: mapped(attributes, ({ default: usual, doc }) => ({ usual, doc })),
    events: docsOf(events),
    methods: docsOf(methods),
    theme: customProperties,
    parts: docsOf(parts),
  },
};

function docsOf<Name extends string>(table: Readonly<Record<Name, { readonly doc: string }>>) {
  return mapped(table, ({ doc }) => doc);
}

function mapped<Name extends string, From, To>(table: Readonly<Record<Name, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries<From>(table).map(([name, value]) => [name, to(value)])) as Record<
    Name,
    To
  >;
}
