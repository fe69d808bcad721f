import { asciiDigits } from "#lead/ascii-digits.ts";
import { visibleText } from "#lead/invisible.ts";

/** Words between a number and its extension, in the languages of the forms. */
const extensionWords = setOf(`
  ext extn exten xtn extension x lokal local loc lok extensyon poste post p extensión extensão extensao anexo interno int
  interne ramal rml r 转 轉 转接 轉接 转分机 轉分機 分机 分機 分机号 分機號 分机号码 分機號碼 内线 內線 内線 내선 내선번호
  تحويلة تحويله داخلي داخلی داخلى فرعي التحويلة التحويله الداخلي الفرعي ਐਕਸਟੈਂਸ਼ਨ ਐਕਸਟੈਨਸ਼ਨ ਐਕਸਟ ਐਕਸ एक्सटेंशन
  доб добавочний добавочный дод додатковий внутрішній внутренний внутр вн`);

const numberWords = setOf("no n nº nr nro num núm number numéro número de رقم الرقم شماره ਨੰਬਰ номер blg");

/** A label without digits, an optional `+`, the digits with signs between them, and the rest. */
const numberPattern = /^[^\d+]*(?=[\d+])(\+?)((?:[^\p{L}\p{N}+#,;]*\d)+)(.*)$/su;

/** Characters, also after NFKC, which makes up to eighteen of one. */
const longest = 150;

/**
 * Takes a number apart: removes labels around it, invisible characters and signs between its digits, and
 * turns digits of every script into ASCII, after `+` if there is one. Undefined if there is none, or if more
 * digits follow that belong to no extension.
 */
export function typedNumber(typed: string) {
  const visible = visibleText(typed);
  if (visible.length > longest) return undefined;
  const plain = visible.normalize("NFKC");
  if (plain.length > longest) return undefined;
  const text = withContext(
    asciiDigits(plain)
      // Decodes a number that was copied from an address.
      .replace(/%[2-7][\da-f]/gi, (code) => decodeURIComponent(code))
      // East Asian keyboards write a dash as the sign of a long vowel.
      .replaceAll("ー", "-")
      // Links to a conversation.
      .replace(/(?:wa\.me\/|[?&]phone=)\+?(?=\d)/i, "+"),
  )
    // A country code that a field or a habit has put before a number with its own.
    .replace(/^\D*(?:\d{1,3}[^\d+]*)?(?=\+)/, "")
    // Brazil writes a placeholder for the carrier's code like this.
    .replace(/(?:^|\D)0(?:xx|\*\*)/i, " 0");
  const [, plus, body = "", rest = ""] = numberPattern.exec(text) ?? [];
  if (plus === undefined) return undefined;
  const extension = extensionIn(rest);
  if (extension === undefined && /\d/.test(rest)) return undefined;
  return { digits: plus + body.replace(/\D/g, ""), extension };
}

function withContext(text: string) {
  const [number = "", context] = text.split(/;phone-context=/i);
  if (context === undefined) return text;
  const code = /^\+[\d-]+/.exec(context)?.[0] ?? "";
  return `${code} ${number.replace(/^[^\d+]*/, "")}${context.replace(/^[^;]*/, "")}`;
}

function extensionIn(rest: string) {
  const [, before = "", extension] = /^(\D*)(\d{1,12})\D*$/.exec(rest) ?? [];
  const words = before.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const others = words.filter((word) => !numberWords.has(word));
  const isMarked = others.length > 0 || /[#,;]/.test(before);
  return isMarked && others.every((word) => extensionWords.has(word)) ? extension : undefined;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.normalize("NFKC").trim().split(/\s+/));
}
