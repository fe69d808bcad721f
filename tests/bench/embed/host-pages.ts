import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";

interface Variant {
  readonly name: string;
  /** The form's script and its tag; a page without them has no form. */
  readonly form?: { readonly script: string; readonly tag: string };
  /** React must run before the form works. */
  readonly react?: true;
  /** The form is tapped as soon as it can be seen. */
  readonly touch?: true;
}

const ours = { script: "/widgets/v1/contact-form.js", tag: "visa-contact-form" };
const smallest = { script: "/entries/smallest-react.js", tag: "smallest-react-form" };

export type VariantName = "bare" | "evergreen" | "touched" | "smallest";
export const variants: Readonly<Record<VariantName, Variant>> = {
  bare: { name: "page without a widget" },
  evergreen: { name: "`<visa-contact-form>`", form: ours },
  touched: { name: "`<visa-contact-form>`, touched at once", form: ours, react: true, touch: true },
  smallest: {
    name: "smallest React 19 form as an element, no phone input",
    form: smallest,
    react: true,
  },
};

const paragraph =
  "<p>Settling in a new country is easier with people who know the way. Our centre helps newcomers find a home, a school, a doctor and work, and tells them honestly what we cannot do.</p>";

/** A plain partner page with a form from `server` in its middle, visible on a phone without scrolling. */
function hostPage({ form }: Variant, server: string): string {
  // The snippet of docs/embedding.md.
  const snippet = form
    ? `<script type="module" src="${server}${form.script}"></script>
<${form.tag} id="form" api="${server}/api" style="display:block;min-height:640px"></${form.tag}>`
    : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Northgate Newcomer Centre</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/host.css"></head>
<body><h1>Thinking about coming to Canada?</h1>${paragraph}${snippet}<h2>How we help</h2>${paragraph}${paragraph}</body></html>`;
}

/** Builds the form for comparison by Vite's ordinary production build; returns its folder. */
async function buildSmallest(): Promise<string> {
  const folder = "node_modules/.cache/bench";
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: "tests/bench/embed/entries/smallest-react.tsx",
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return folder;
}

/** Everything that is served, by its path: a page for each variant, and the files of the forms. */
export async function hostFiles(server: string): Promise<ReadonlyMap<string, string | Buffer>> {
  const pages = Object.entries(variants).map(
    ([name, variant]) => [`/${name}`, hostPage(variant, server)] as const,
  );
  return new Map<string, string | Buffer>([
    ["/host.css", "body{max-width:46rem;margin:0 auto;padding:1rem;font:16px/1.55 Georgia,serif}"],
    ...pages,
    ...filesIn("dist/site/widgets", "/widgets"),
    ...filesIn(await buildSmallest(), "/entries"),
  ]);
}

function filesIn(folder: string, prefix: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [`${prefix}/${relative(folder, file)}`, readFileSync(file)] as const);
}
