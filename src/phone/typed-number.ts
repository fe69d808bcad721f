import { asciiDigits } from "#lead/ascii-digits.ts";
import { visibleText } from "#lead/invisible.ts";

/** What stands between a number and its extension, in the languages of the forms (RFC 3966 for `;ext=`). */
const extensionWords = [
  ...[";ext=", "ext", "extn", "extension", "x", "#", ",+", ";"],
  ...["poste", "p", "extensión", "extensão", "extensao", "anexo", "interno", "int", "ramal", "r"],
  ...["转", "轉", "分机", "分機", "分机号", "分機號", "内线", "內線"],
  ...["تحويلة", "تحويله", "داخلي", "داخلی"].flatMap((word) => [word, `ال${word}`]),
  ...["ਐਕਸਟੈਂਸ਼ਨ", "ਐਕਸਟੈਨਸ਼ਨ", "ਐਕਸ"],
  ...["доб", "дод", "додатковий", "внутрішній", "внутр", "вн", "lokal", "local", "loc"],
]
  .map((word) => word.normalize("NFKC"))
  // The longest first, so that none is taken for its own beginning.
  .sort((one, other) => other.length - one.length);

const extensionPattern = new RegExp(
  `^[^\\p{L}\\p{N}#]*?(?:${extensionWords.join("|")})[^\\p{L}\\p{N}]*(\\d{1,12})[^\\p{L}\\p{N}]*$`,
  "iu",
);

/** A label without digits, `+` perhaps, the digits with signs between them, and the rest. */
const numberPattern = /^[^\d+]*(\+*)((?:[^\p{L}\p{N}+#,;]*\d)+)(.*)$/su;

/**
 * Takes a number apart: labels around it, invisible characters and signs between its digits go, digits of every script
 * become ASCII, after `+` where it was written as an international one. Undefined where there is none, or where more
 * digits follow that belong to no extension.
 */
export function typedNumber(typed: string) {
  const text = asciiDigits(visibleText(typed).normalize("NFKC"))
    // Keyboards of East Asia write a dash by the sign that makes a vowel long.
    .replaceAll("ー", "-")
    // What a link to a conversation and RFC 3966 say beside a number.
    .replace(/(?:wa\.me\/|[?&]phone=)\+?(?=\d)/i, "+")
    .replace(/;phone-context=[^;]*/i, "");
  const [, plus, body = "", rest = ""] = numberPattern.exec(text) ?? [];
  if (plus === undefined) return undefined;
  const extension = extensionPattern.exec(rest)?.[1];
  if (extension === undefined && /\d/.test(rest)) return undefined;
  const digits = body.replace(/\D/g, "");
  // `00` is how most of the world dials `+`.
  const isInternational = plus !== "" || digits.startsWith("00");
  return { digits: isInternational ? `+${digits.replace(/^00/, "")}` : digits, extension };
}
