import { readFileSync } from "node:fs";

export interface Framework {
  readonly folder: string;
  /** The packages that its row names, by their usual names. */
  readonly named: Readonly<Record<string, string>>;
  /** The folder of its sources that takes visa-widgets.d.ts. */
  readonly types: string;
  /** The file in which "dark" becomes a colour scheme that there is not. */
  readonly mistake: string;
}

export const frameworks: readonly Framework[] = [
  {
    folder: "vite-react",
    named: { vite: "Vite", react: "React" },
    types: "src",
    mistake: "src/main.tsx",
  },
  { folder: "next", named: { next: "Next", react: "React" }, types: ".", mistake: "app/contact.tsx" },
  { folder: "nuxt", named: { nuxt: "Nuxt", vue: "Vue" }, types: "app", mistake: "app/app.vue" },
  {
    folder: "sveltekit",
    named: { "@sveltejs/kit": "SvelteKit", svelte: "Svelte" },
    types: "src",
    mistake: "src/routes/+page.svelte",
  },
  { folder: "angular", named: { "@angular/core": "Angular" }, types: "src", mistake: "src/app.ts" },
  { folder: "astro", named: { astro: "Astro" }, types: "src", mistake: "src/pages/index.astro" },
];

/** Returns what a row is called: `Next 16.4.6, React 19.3.1`. */
export function versionsOf(folder: string, named: Framework["named"]): string {
  return Object.entries(named)
    .map(([name, usual]) => {
      const { version } = JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, "utf8"));
      return `${usual} ${version}`;
    })
    .join(", ");
}
