export interface Recipe {
  readonly title: string;
  readonly steps: readonly string[];
  readonly code: (origin: string) => string;
}

const tag = `<visa-contact-form partner="your-code" style="display: block; min-height: 800px">
</visa-contact-form>`;

/** How to put an element into the usual kinds of site. */
export const recipes: readonly Recipe[] = [
  {
    title: "Plain HTML",
    steps: [
      "Paste both lines where the form shall stand. The script line may also go into the head, once for the whole page.",
    ],
    code: (origin) => `<script type="module" src="${origin}/widgets/v1/contact-form.js"></script>
${tag}`,
  },
  {
    title: "WordPress",
    steps: [
      "Edit the page, add a block “Custom HTML” and paste these lines into it.",
      "If your role may not save scripts, ask an administrator to put the script line into the theme’s header (for example with a “header and footer code” plugin); the tag alone then goes into the block.",
    ],
    code: (origin) => `<!-- block: Custom HTML -->
<script type="module" src="${origin}/widgets/v1/contact-form.js"></script>
${tag}`,
  },
  {
    title: "Wix",
    steps: [
      "Add → Embed code → Custom element. (“Embed HTML” would put the form into a small frame of Wix’s own.)",
      "Choose “Server URL”, tick “module”, and enter this address and this tag name. Under “Attributes” add partner with your code.",
    ],
    code: (origin) => `Server URL   ${origin}/widgets/v1/contact-form.js
Tag name     visa-contact-form
Attribute    partner = your-code`,
  },
  {
    title: "Google Tag Manager",
    steps: [
      'New tag → Custom HTML, fired on the pages that carry the form. Tag Manager drops type="module" from a script that is written out, so this one is made by hand.',
      "Put the tag itself into the page, where the form shall stand.",
    ],
    code: (origin) => `<script>
  var s = document.createElement("script");
  s.type = "module";
  s.src = "${origin}/widgets/v1/contact-form.js";
  document.head.appendChild(s);
</script>`,
  },
  {
    title: "React",
    steps: [
      "Load the script once, then use the tag like any other. React 19 passes attributes as they are written and listens by on + the event’s name.",
      "For types download visa-widgets.d.ts and visa-widgets-react.d.ts (below) into your sources and import the second once.",
    ],
    code: (origin) => `import type {} from "./visa-widgets-react";

const script = document.createElement("script");
script.type = "module";
script.src = "${origin}/widgets/v1/contact-form.js";
document.head.append(script);

export function Contact() {
  return <visa-contact-form partner="your-code" heading="Ask about your visa" />;
}`,
  },
];

export function frameSnippet(origin: string): string {
  return `<iframe
  src="${origin}/widgets/frame/contact?partner=your-code"
  title="Contact form"
  width="100%" height="860" loading="lazy"
  sandbox="allow-scripts allow-forms allow-same-origin">
</iframe>`;
}

export function policySnippet(origin: string): string {
  return `script-src ${origin};
connect-src ${origin};`;
}

export const eventsSnippet = `document.addEventListener("visa-sent", (event) => {
  // { form: "contact", reference: "…" }: never an answer of the visitor
  console.log(event.target, event.detail);
});`;

export const partsSnippet = `visa-contact-form {
  --visa-accent: #0b5c8a;
  --visa-radius: 2px;
}
visa-contact-form::part(heading) {
  font-size: 28px;
}`;
