/** Modules that the build writes; see scripts/build/widgets. */

declare module "virtual:entry" {
  /** Name of the script that is built, without its ending. */
  export const name: string;
  /** Whether it carries React inside, as a pinned file does. */
  export const selfContained: boolean;
}

declare module "virtual:prerendered/contact" {
  /** What React renders for the form before anybody touched it. */
  export const tree: import("./build-tree.ts").PrerenderedElement;
}
declare module "virtual:prerendered/request" {
  export const tree: import("./build-tree.ts").PrerenderedElement;
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
