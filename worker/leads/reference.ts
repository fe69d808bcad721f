/** A reference as people type it: in any case, without its prefix, with the letters that look like figures. */
export function readReference(typed: string): string {
  const code = typed.trim().toUpperCase().replace(/^EM-?/, "");
  return `EM-${code.replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1")}`;
}

export function isReference(text: string): boolean {
  return /^EM-[0-9A-HJKMNP-TV-Z]{10}$/.test(text);
}
