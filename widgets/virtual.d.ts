/** Modules that the build writes; see scripts/build/widgets. */

declare module "virtual:prerendered/contact" {
  /** What React renders for the form before anybody touched it. */
  export const tree: import("./build-tree.ts").PrerenderedElement;
}
declare module "virtual:prerendered/request" {
  export const tree: import("./build-tree.ts").PrerenderedElement;
}

// The React module of each element: hashed chunks beside the evergreen entries, inside the file in pinned ones.
declare module "virtual:react/contact-hydration" {
  export function load(): Promise<typeof import("./contact-hydration.tsx")>;
}
declare module "virtual:react/assessment-hydration" {
  export function load(): Promise<typeof import("./assessment-hydration.tsx")>;
}
declare module "virtual:react/overlay" {
  export function load(): Promise<typeof import("./overlay.tsx")>;
}
