import { asciiDigits } from "#lead/ascii-digits.ts";
import { visibleText } from "#lead/invisible.ts";

/**
 * An address without anything copied or typed around it, and with Latin letters and signs in place of those
 * of East Asian and Arabic keyboards and word processors.
 */
export function mailboxOf(typed: string): string {
  const text = visibleText(typed)
    .replace(/[\u2024\ufe52\ufe6b\uff01-\uff5e]/g, (letter) => letter.normalize("NFKC"))
    // The dots of East Asian keyboards (UTS #46).
    .replace(/[\u3002\uff61]/g, ".")
    .replace(/[\u00b4\u02b9\u02bc\u2018\u2019\u201b\u2032]/g, "'")
    .replace(/^[\p{L}\s-]+:\s*(?!\/)/u, "")
    .split(/([@.])/)
    .map((part) => part.trim())
    .join("")
    .replace(/(?<![.,;:!、،\s])[.,;:!、،\s]+$/, "")
    .trim();
  const latin = asciiDigits(text);
  return isAscii(latin) ? latin : text;
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/**
 * A dot-atom local part and a domain with a dot, in any script (RFC 5321, 5322, 6531). Quoted local parts,
 * comments and address literals are legal, but far more often typing errors.
 */
export function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  return (
    at > 0 &&
    address.length <= 254 &&
    new TextEncoder().encode(local).length <= 64 &&
    local.split(".").every((atom) => atomPattern.test(atom) || (atom === "" && takesAnyDots.test(domain))) &&
    isDomain(domain)
  );
}

// RFC 5322 atext; beyond ASCII letters, marks, digits and symbols (RFC 6531), but no spaces or controls.
const atomPattern = /^(?:[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]|[^\p{ASCII}\p{Z}\p{C}])+$/u;
/** Until 2009 the Japanese mobile networks gave out addresses with dots in any place, which still work. */
const takesAnyDots = /^(?:docomo\.ne\.jp|(?:[a-z\d-]+\.)*ezweb\.ne\.jp|(?:biz\.)?au\.com)$/i;
const labelPattern = /^(?!-)(?:[A-Za-z0-9-]|[^\p{ASCII}\p{Z}\p{C}\p{P}\p{S}])+(?<!-)$/u;

function isDomain(domain: string) {
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  return (
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && labelPattern.test(label)) &&
    // No top-level domain is only digits or one letter, so `a@b.1` and `a@b.c` are typing errors.
    !/^\d+$/.test(top) &&
    (top.length > 1 || !isAscii(top))
  );
}

/** Alphabets with similar letters. */
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];

/**
 * Whether an address may only look like a known one: a word mixes similar alphabets, or the name of a mailbox
 * is not ASCII while its domain is, as at providers that have only ASCII names.
 */
export function isLookalike(address: string): boolean {
  const [, domain = ""] = address.split("@");
  return (
    (isAscii(domain) && !isAscii(address)) ||
    address
      .split(/[^\p{L}\p{M}]+/u)
      .some((word) => alphabets.filter((script) => script.test(word)).length > 1)
  );
}
