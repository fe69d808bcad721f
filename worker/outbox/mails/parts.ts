import type { Row } from "#lead/present.ts";
import { languageOfWords } from "./visitor-text.ts";

/**
 * html-part.ts and text-part.ts render every kind, from the same data and in the same order. Only names,
 * quotes and row values may contain a visitor's words: both renderers keep those from looking like anything
 * else.
 */
export type MailPart =
  /** Kind of the mail, in one quiet line; a text part begins with it. */
  | { kind: "title"; text: string }
  | { kind: "name"; label: string; text: string }
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string; look?: "quiet" | "strong" | "warning" }
  /** A visitor's words in `lang`; `more` says how many characters were cut and where they are. */
  | {
      kind: "quote";
      text: string;
      lang?: string | undefined;
      more?: string;
    }
  /**
   * The direction of a value follows its first letter; `ltr` keeps the order of our lines that begin with a
   * name in Arabic.
   */
  | { kind: "rows"; rows: readonly Row[]; dir?: "ltr" }
  | { kind: "list"; items: readonly string[] }
  /** `about` tells a screen reader which of several leads the links act on. */
  | {
      kind: "buttons";
      look: ButtonLook;
      links: readonly MailLink[];
      about?: string;
    }
  | { kind: "card"; parts: readonly MailPart[] };

/** `colon` separates a label from its value on one line. */
export type Renderers = {
  readonly [K in MailPart["kind"]]: (part: Extract<MailPart, { kind: K }>, colon: string) => string;
};

export function renderWith(renderers: Renderers, colon = "") {
  return <K extends MailPart["kind"]>(part: Extract<MailPart, { kind: K }>): string =>
    renderers[part.kind as K](part, colon);
}

/** `large` begins with the one button in red. */
export type ButtonLook = "large" | "plain" | "small";

/** A link of ours: of a visitor's, label and address contain only their validated number or address. */
export interface MailLink {
  label: string;
  href: string;
}

export function paragraph(
  text: string | number | false | null | undefined,
  look?: "quiet" | "strong" | "warning",
): readonly MailPart[] {
  return text ? [{ kind: "paragraph", text: String(text), ...(look && { look }) }] : [];
}

export function section(title: string, parts: readonly MailPart[]): readonly MailPart[] {
  return parts.length === 0 ? [] : [{ kind: "heading", text: title }, ...parts];
}

export function list(items: readonly string[]): readonly MailPart[] {
  return items.length === 0 ? [] : [{ kind: "list", items }];
}

export function quote(
  text: string,
  language: string | null | undefined,
  more: string | false = false,
): readonly MailPart[] {
  const lang = languageOfWords(text, language);
  return text === "" ? [] : [{ kind: "quote", text, lang, ...(more && { more }) }];
}

/** Leaves out rows without a value. */
export function rows(all: readonly Row[], dir?: "ltr"): readonly MailPart[] {
  const rows = all.filter(({ value }) => value !== "");
  return rows.length === 0 ? [] : [{ kind: "rows", rows, ...(dir && { dir }) }];
}

export function card(parts: readonly MailPart[], about?: string): MailPart {
  const named = parts.map((part) => (part.kind === "buttons" && about ? { ...part, about } : part));
  return { kind: "card", parts: named };
}

export function buttons(look: ButtonLook, links: readonly MailLink[]): readonly MailPart[] {
  return links.length === 0 ? [] : [{ kind: "buttons", look, links }];
}
