import { createHash } from "node:crypto";

/** The name of a published photograph: one that no other file has, in letters that any server takes. */
export const publishedName = (picture: string) =>
  `${createHash("sha256").update(picture.normalize()).digest("hex").slice(0, 12)}.webp`;
