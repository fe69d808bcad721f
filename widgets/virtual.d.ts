/** Modules that the build writes; see scripts/build/widgets. */

declare module "virtual:entry" {
  /** Name of the script that is built, without its ending. */
  export const name: string;
  /** True where it carries React inside, as a pinned file does. */
  export const selfContained: boolean;
  /** True while the practice is stopped. */
  export const stopped: boolean;
  /** The language that shows at once. */
  export const language: import("#lead/languages.ts").Language;
  /** Its languages: a public build leaves out what nobody has reviewed. */
  export const languages: readonly import("#lead/languages.ts").Language[];
}

// The texts of a form that come with React, fetched where the language is not the default one.
declare module "virtual:texts/*" {
  export const translations: import("./shown-texts.ts").ReactTexts;
}

// A chunk beside the evergreen entries that knows its address; a pinned file has none.
declare module "virtual:folder" {
  export function loadFolder(): Promise<{ folder: string }>;
}

// The form as React renders it before anybody touched it, and the button's texts: in the entry's language
// inside, in others fetched.
declare module "virtual:translations/*" {
  export const translations: import("./lazy-texts.ts").Translations<
    import("./element-texts.ts").PrerenderedForm
  >;
}
declare module "virtual:translations/button" {
  export const translations: import("./lazy-texts.ts").Translations<import("./element-texts.ts").ButtonTexts>;
}

// The React module of each element: hashed chunks in the folder of the evergreen entries, inside the file in
// pinned ones.
declare module "virtual:react/contact-hydration" {
  export function load(base: string | undefined): Promise<typeof import("./contact-hydration.tsx")>;
}
declare module "virtual:react/assessment-hydration" {
  export function load(base: string | undefined): Promise<typeof import("./assessment-hydration.tsx")>;
}
declare module "virtual:react/special-cases" {
  export function load(base: string | undefined): Promise<typeof import("./special-cases.ts")>;
}
declare module "virtual:react/overlay" {
  export function load(base: string | undefined): Promise<typeof import("./overlay.tsx")>;
}
