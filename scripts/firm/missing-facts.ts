import type { Day } from "#content/day.ts";
import type { FirmFacts } from "#content/firm/firm-facts.ts";

/** From this day on the College's register shows businesses and agents (SOR/2026-68, s. 22). */
const registerOf2027: Day = "2027-04-16";

export function missingFacts(today: Day, given: FirmFacts): readonly string[] {
  const known = {
    "consultation (price and minutes)": given.consultation,
    hours: given.hours,
    languages: given.languages,
    replyDays: given.replyDays,
    "registeredBusiness (name and contacts of the business, as the College’s register writes them)":
      given.registeredBusiness ??
      (today < registerOf2027 || given.licensees.every(({ regulator }) => regulator !== undefined)),
  };
  const ofPersons = given.licensees.flatMap((person) => {
    const names = (["since", "languages", "picture"] as const).filter((fact) => !person[fact]);
    return names.length > 0 ? [`licensees: ${names.join(", ")} of ${person.name}`] : [];
  });
  return [...Object.entries(known).flatMap(([name, value]) => (value ? [] : [name])), ...ofPersons];
}
