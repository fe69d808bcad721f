export interface Framework {
  readonly folder: string;
  /** The folder of its sources that takes visa-widgets.d.ts. */
  readonly types: string;
  /** The file in which "dark" becomes a colour scheme that there is not. */
  readonly mistake: string;
}

export const frameworks: readonly Framework[] = [
  { folder: "vite-react", types: "src", mistake: "src/main.tsx" },
  { folder: "next", types: ".", mistake: "app/contact.tsx" },
  { folder: "nuxt", types: "app", mistake: "app/app.vue" },
  { folder: "sveltekit", types: "src", mistake: "src/routes/+page.svelte" },
  { folder: "angular", types: "src", mistake: "src/app.ts" },
  { folder: "astro", types: "src", mistake: "src/pages/index.astro" },
];
