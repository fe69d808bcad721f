import { interpolate } from "#content/interpolate.ts";
import { lastRead, type ProgramStatus } from "#content/programs/program-statuses.ts";
import { provinces } from "#content/programs/provinces.ts";
import { type Language, languages } from "#lead/languages.ts";
import { showDate } from "#lead/show-date.ts";
import { provinceStates as en } from "#words/en/provinces.ts";
import { provinceStates as fr } from "#words/fr/provinces.ts";

export function provinceStatuses(language: Language): Record<string, string> {
  const { tag } = languages[language];
  const states = language === "fr" ? fr : en;
  const dated = Object.entries<ProgramStatus>(provinces).map(([id, province]) => {
    const day = showDate(new Date(lastRead(id, province)), { tag, timeZone: "UTC", precision: "day" });
    return [id, interpolate(states[province.status], { day })];
  });
  return Object.fromEntries(dated);
}
