import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** A page of docs that a command writes part by part. */
export interface ReportPage {
  readonly file: string;
  /** Text above the parts. */
  readonly intro: string;
}

/** Replaces one part of a page and leaves the others as they are. `measured` says on what the figures were found. */
export function writePart(
  { file, intro }: ReportPage,
  name: string,
  title: string,
  measured: string,
  body: string,
): void {
  const page = new URL(`../../${file}`, import.meta.url);
  const text = existsSync(page) ? readFileSync(page, "utf8") : intro;
  const date = new Date().toISOString().slice(0, 10);
  const part = `<!-- ${name} -->\n## ${title}\n\n${date}, ${measured}.\n\n${body.trim()}\n<!-- /${name} -->`;
  const old = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  writeFileSync(page, old.test(text) ? text.replace(old, () => part) : `${text.trimEnd()}\n\n${part}\n`);
}
