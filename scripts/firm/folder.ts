import { existsSync, readdirSync } from "node:fs";

/**
 * The folder with the firm's own files. The tests have their own, so that no firm's facts change their
 * outcome.
 */
export const firmFolder = process.env.FIRM_FOLDER ?? "firm";

/** The firm's logo; undefined if its letters are drawn instead. */
export function findLogo(): string | undefined {
  return ["logo.svg", "logo.png"].map((name) => `${firmFolder}/${name}`).find((file) => existsSync(file));
}

/** A photograph's name as its file has it: systems write the accents of names in different ways. */
export function findPicture(name: string): string | undefined {
  const pictures = `${firmFolder}/pictures`;
  const names = existsSync(pictures) ? readdirSync(pictures) : [];
  return names.find((file) => file.normalize() === name.normalize());
}
