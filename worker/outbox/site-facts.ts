import type { Day } from "#content/day.ts";
import { byAge, factsOlderThan } from "#content/programs/fact-ages.ts";
import { type ProgramStatus, programStatuses } from "#content/programs/program-statuses.ts";
import { languageCodes } from "#lead/languages.ts";
import type { Source } from "#lead/source-fields.ts";
import { consultantWords } from "../consultant-words.ts";
import type { MailSettings } from "../env.ts";

const programs: readonly ProgramStatus[] = Object.values(programStatuses);

/** Pages that are only about closed programs; on others, most visitors ask about an open one. */
function closedPages(today: string) {
  return programs
    .filter(({ status, part, until = today }) => !part && until >= today && /^(closed|paused)$/.test(status))
    .flatMap(({ pages }) => pages);
}

/** The path, without its language, of the closed program's page from which a lead came; else undefined. */
export function closedPageOf({ source }: { source: Source | null }, origin = ""): string | undefined {
  const url = typeof source?.page === "string" ? URL.parse(source.page) : null;
  if (url === null) return undefined;
  const path = url.pathname.toLowerCase().replace(/\/+$/, "");
  const prefix = languageCodes.map((code) => `/${code}`).find((one) => path.startsWith(`${one}/`)) ?? "";
  const named = path.slice(prefix.length);
  return url.origin === origin && closedPages(dayOf(Date.now())).includes(named) ? named : undefined;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10) as Day;

const factsTooOld = 90;
const namedFacts = 5;

export function notesOnFacts(context: MailSettings, now: number): readonly string[] {
  const old = byAge(factsOlderThan(factsTooOld, dayOf(now)));
  const [oldest] = old;
  if (oldest === undefined) return [];
  const names = old.slice(0, namedFacts).map(({ id }) => id);
  return [consultantWords(context).mails.daily.oldFacts(old.length, factsTooOld, oldest.asOf, names)];
}
