/** Modules that the build writes; see scripts/build/widgets. */

declare module "virtual:entry" {
  /** Name of the script that is built, without its ending. */
  export const name: string;
  /** Whether it carries React inside, as a pinned file does. */
  export const selfContained: boolean;
  /** The language that is painted at once. */
  export const language: import("#lead/languages.ts").Language;
  /** A public build leaves out what nobody has reviewed. */
  export const speaksFrench: boolean;
}

// A chunk beside the evergreen entries that knows its address; a pinned file has none.
declare module "virtual:folder" {
  export function loadFolder(): Promise<{ readonly folder: string }>;
}

// What React renders for a form before anybody touched it: in the entry's language inside, in the other one fetched.
declare module "virtual:prerendered/contact" {
  export const paintings: import("./inline-form.ts").Paintings;
}
declare module "virtual:prerendered/request" {
  export const paintings: import("./inline-form.ts").Paintings;
}

// The React module of each element: hashed chunks in the folder of the evergreen entries, inside the file in pinned ones.
declare module "virtual:react/contact-hydration" {
  export function load(base: string | undefined): Promise<typeof import("./contact-hydration.tsx")>;
}
declare module "virtual:react/assessment-hydration" {
  export function load(base: string | undefined): Promise<typeof import("./assessment-hydration.tsx")>;
}
declare module "virtual:react/overlay" {
  export function load(base: string | undefined): Promise<typeof import("./overlay.tsx")>;
}
