import { fileURLToPath } from "node:url";
import { build } from "vite";

export interface Variant {
  readonly name: string;
  /** The form's script and its tag; a page without them has no form. */
  readonly form?: { readonly script: string; readonly tag: string };
  /** React must run before the form works. */
  readonly react?: true;
  /** The form is tapped as soon as it can be seen. */
  readonly touch?: true;
}

export const bare = "page without a widget";
export const smallest = "smallest React 19 form as an element, no phone input";
export const evergreen = "`<visa-contact-form>`";
export const touched = "`<visa-contact-form>`, touched at once";

const ours = { script: "/widgets/v1/contact-form.js", tag: "visa-contact-form" };

export const variants: readonly Variant[] = [
  { name: bare },
  { name: evergreen, form: ours },
  { name: touched, form: ours, react: true, touch: true },
  {
    name: smallest,
    form: { script: "/entries/smallest-react.js", tag: "smallest-react-form" },
    react: true,
  },
];

/** Builds the form for comparison by Vite's ordinary production build; returns its folder. */
export async function buildEntries(): Promise<string> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const folder = here("../../../node_modules/.cache/bench");
  await build({
    configFile: false,
    root: here("."),
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: here("entries/smallest-react.tsx"),
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return folder;
}
