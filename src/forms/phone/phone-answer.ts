import { asciiDigits } from "#lead/ascii-digits.ts";

/**
 * Matches what a number's plan would swallow: letters and signs of an extension or of a word that the server must see, and the
 * digits of scripts that the plans do not know.
 */
const beyondDigits = /[\p{L}#,;*=]|(?![0-9\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9])\p{Nd}/u;

/** True where the text has to stay as it was typed, because formatting it would lose a part. */
export function keepsAsTyped(text: string): boolean {
  return beyondDigits.test(text);
}

/** Sets the first letter of an extension apart from the digits, whose trailing space formatting took away. */
export function separateExtension(text: string): string {
  return text.replace(/(\d)([\p{L}#])$/u, "$1 $2");
}

export interface ParsedNumber {
  readonly number: string;
  readonly ext?: string | undefined;
  isPossible(): boolean;
}

/** The text in digits that every plan knows, without the invisible marks that numbers copied from contact lists carry. */
export function visibleText(text: string): string {
  return asciiDigits(text.replace(/\p{Cf}/gu, "").trim());
}

/**
 * Returns the answer for a typed phone number: E.164, with ` ext. 12` where an extension was typed, or the text as
 * it stands, under its country's calling code, so that the server judges what the visitor wrote.
 */
export function phoneAnswer(text: string, parsed: ParsedNumber | undefined, callingCode: string): string {
  const typed = visibleText(text);
  if (parsed?.isPossible()) return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
  return typed === "" || /^(\+|00)/.test(typed) || callingCode === "" ? typed : `+${callingCode} ${typed}`;
}
