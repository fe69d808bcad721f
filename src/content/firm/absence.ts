import type { Day } from "#content/day.ts";
import { absence } from "#firm/absence.ts";
import { joined } from "#lead/joined.ts";
import { languages } from "#lead/languages.ts";
import { showDate } from "#lead/show-date.ts";
import type { Words } from "#lead/words.ts";

export function absenceIn({ form, receipt }: Pick<Words, "form" | "receipt">, planned = absence) {
  if (planned === undefined) return undefined;
  const { from, until, sentence, delaysFrom, begins, ends } = planned;
  const { tag } = languages[form.language];
  const day = (named: Day) =>
    showDate(new Date(named), { tag, months: receipt.months, timeZone: "UTC", precision: "day" });
  return { delaysFrom, begins, ends, text: sentence?.[form.language] ?? receipt.away(day(from), day(until)) };
}

export function withAbsence(
  message: string,
  words: Pick<Words, "form" | "receipt">,
  { planned = absence, now = Date.now() } = {},
): string {
  const current = absenceIn(words, planned);
  return current && now >= current.begins && now < current.ends ? joined(message, current.text) : message;
}
