/** Loads what few visitors need: a chunk of its own. */
export const loadPlace = () => import("./place.ts");
