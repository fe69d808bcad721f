import { readFile } from "node:fs/promises";

/** A file as an address that holds it. */
export async function dataUrl(file: URL | string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}

/** A typeface of the product, such as `fraunces/files/fraunces-latin-opsz-normal`. */
export const fontUrl = (file: string) =>
  dataUrl(new URL(import.meta.resolve(`@fontsource-variable/${file}.woff2`)), "font/woff2");
