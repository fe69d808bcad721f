import { existsSync } from "node:fs";

/**
 * The folder with the firm's own files. The tests have their own, so that no firm's facts change their
 * outcome.
 */
export const firmFolder = process.env.FIRM_FOLDER ?? "firm";

/** The firm's logo; undefined if its letters are drawn instead. */
export function findLogo(): string | undefined {
  return ["logo.svg", "logo.png"].map((name) => `${firmFolder}/${name}`).find((file) => existsSync(file));
}
