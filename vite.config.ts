import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserBuild } from "./scripts/build/browser-build.ts";
import { buildFacts } from "./scripts/build/build-facts.ts";
import { licenceOf, licences } from "./scripts/build/licences.ts";
import { pagesPlugin } from "./scripts/build/pages/pages-plugin.ts";

/**
 * Few files, each with one reason to change: the libraries, the frame, the forms, what inner pages share. A
 * group takes what more than one page or overlay needs; the rest (a page's texts, the carousels, the
 * numbering plans) stays in chunks of its own and comes when it is near. Home has no form: it fetches them
 * when somebody nears a button that opens one.
 */
const chunks = [
  // What must not bring the rest along: it runs before the page is first painted.
  { name: "early", test: /src\/routing\/early\/|vite\/preload-helper/ },
  {
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: "frame",
    // With what the frame knows of forms: their words of the firm, their drafts and receipts, what was typed
    // before hydration.
    test: /src\/(layout|overlays|routing|ui(?!\/form)|content)\/|\/firm\/\w+\.ts|src\/forms\/(draft|form-draft|sent-leads|receipt|stopped-text|controls\/(replaced|composition))|src\/lead\/(languages|language-tags|draft-days|show-date|joined|profession)|\/words\/\w+\/[^?]+$/,
    minShareCount: 2,
  },
  {
    name: "assessment",
    test: /src\/(ui\/form|lead)\/assessment|words\/\w+\/forms\.ts\?assessment/,
    minShareCount: 2,
  },
  { name: "forms", test: /src\/(forms|lead|ui\/form)\/|node_modules\/ky\//, minShareCount: 2 },
  { name: "page", test: /src\/pages\//, minShareCount: 2 },
];

const typefaces = ["figtree", "fraunces"].map((name) => licenceOf(`@fontsource-variable/${name}`));

/**
 * The site in one language, for the browser or for the pre-renderer: scripts/build/site/build-site.ts says
 * which and where.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: "src",
  publicDir: "../public",
  plugins: [react(), pagesPlugin(), licences(typefaces)],
  define: buildFacts(),
  build: {
    ...browserBuild,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    rolldownOptions: {
      // The words of a receipt stand on its own page too, where they are there at once.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // Data and functions alone: a page that uses nothing of a form does not load it.
      treeshake: { moduleSideEffects: [{ test: /\/(src\/lead|words\/\w+)\//, sideEffects: false }] },
      ...(!isSsrBuild && {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
      }),
    },
  },
}));
