import { readFileSync, writeFileSync } from "node:fs";

/** Replaces one part of a page of docs and leaves the rest as it is. `measured` names the machine. */
export function writePart(file: string, name: string, title: string, measured: string, body: string): void {
  const page = new URL(`../../${file}`, import.meta.url);
  const text = readFileSync(page, "utf8");
  const date = new Date().toISOString().slice(0, 10);
  const part = `<!-- ${name} -->\n## ${title}\n\n${date}, ${measured}.\n\n${body.trim()}\n<!-- /${name} -->`;
  const old = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  writeFileSync(page, old.test(text) ? text.replace(old, () => part) : `${text.trimEnd()}\n\n${part}\n`);
}
