import { type Built, buildEntry } from "./build-entries.ts";

export interface Variant {
  readonly name: string;
  /** Markup in the host page's head; `server` is the origin of the widget's files and API. */
  readonly head?: (server: string) => string;
  readonly form?: (server: string) => string;
  /** True where React must run before the form works. */
  readonly react: boolean;
  /** Tap the form as soon as it can be seen. */
  readonly touch?: boolean;
  readonly built?: Built;
}

function page(name: string, built: Built, react: boolean, form: (server: string) => string): Variant {
  const head = (server: string) =>
    built.scripts
      .map((file) => `<script type="module" crossorigin src="${server}${file}"></script>`)
      .join("");
  return { name, built, react, head, form };
}

/** The snippet of docs/embedding.md. */
const ours = (server: string) =>
  `<script type="module" src="${server}/widgets/v1/contact-form.js"></script>
<visa-contact-form id="form" api="${server}/api" style="display:block;min-height:640px"></visa-contact-form>`;

export const bare = "page without a widget";
export const limit = "hand-written custom element, no framework";
export const smallest = "smallest React 19 form as an element, no phone input";
export const evergreen = "`<visa-contact-form>`";
export const touched = "`<visa-contact-form>`, touched at once";

export async function buildVariants(): Promise<readonly Variant[]> {
  const handWritten = await buildEntry("hand", "./entries/hand-written.ts");
  const react = await buildEntry("react", "./entries/smallest-react.tsx");
  return [
    { name: bare, react: false },
    page(limit, handWritten, false, (server) => {
      return `<hand-written-form id="form" api="${server}/api" style="display:block;min-height:640px"></hand-written-form>`;
    }),
    { name: evergreen, react: false, form: ours },
    { name: touched, react: true, touch: true, form: ours },
    page(
      smallest,
      react,
      true,
      (server) => `<smallest-react-form id="form" api="${server}/api"></smallest-react-form>`,
    ),
  ];
}
