import { firm } from "#content/firm.ts";
import type { MailLead } from "./mail-lead.ts";

// The province is asked in the visitor's own words, in any language of the forms.
const named = /qu[eé]bec|квебек|魁北克|كيبي?ك|کب[کك]|ਕਿਊਬ[ੈੇ]ਕ|montr[eé]al|gatineau|\bqc\b/iu;
const excepted =
  /\b(?:not?|never|except|but|outside|hors|sauf|pas|excepto|menos|exceto|fuera|fora)\b[^,;.]*qu[eé]bec/iu;
const page = /\/immigration\/quebec\/?$/i;

/**
 * Says that a visitor wants to live in Québec, which chooses its own workers: their answer about the province names
 * it. Where they leave that question open, or a message has none, the page about Québec that they asked from says so.
 */
export function wantsQuebec({ answers, source }: Pick<MailLead, "answers" | "source">): boolean {
  const province = String(answers.province ?? "").normalize("NFC");
  if (province.trim() !== "") return named.test(province) && !excepted.test(province);
  return page.test(pathOf(source?.page));
}

/** Says whether somebody of the firm may advise on Québec's programs. */
export const takesQuebecFiles = firm.licensees.some(({ quebecRegister }) => quebecRegister !== undefined);

function pathOf(address: unknown): string {
  return typeof address === "string" && URL.canParse(address) ? new URL(address).pathname : "";
}
