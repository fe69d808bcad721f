/** Modules that the build writes; see scripts/build/widgets. */

declare module "virtual:painted/contact" {
  /** What React renders for the form before anybody touched it. */
  export const tree: import("./paint.ts").Painted;
}
declare module "virtual:painted/request" {
  export const tree: import("./paint.ts").Painted;
}

// The React half of each element: hashed chunks beside the evergreen entries, inside the file in pinned ones.
declare module "virtual:live/contact-live" {
  export function load(): Promise<typeof import("./contact-live.tsx")>;
}
declare module "virtual:live/assessment-live" {
  export function load(): Promise<typeof import("./assessment-live.tsx")>;
}
declare module "virtual:live/overlay" {
  export function load(): Promise<typeof import("./overlay.tsx")>;
}
