import { facts } from "#firm/facts.ts";

/** The prefix of new references. Leads keep references with another prefix. */
export const referencePrefix = `${facts.referencePrefix ?? "EM"}-`;

const otherPrefix = /^([A-Z]{2,4}-)(?=[\s-]*(?:[0-9A-Z][\s-]*){10}$)/;

/** A reference as people type it: in any case, without its prefix, with letters that look like digits. */
export function readReference(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [prefix = referencePrefix] = otherPrefix.exec(text) ?? [];
  const code = text.replace(otherPrefix, "").replace(new RegExp(`^${referencePrefix}?`), "");
  return prefix + code.replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}

export function isReference(text: string): boolean {
  return /^(?!TEST)[A-Z]{2,4}-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
}
