import type { Day } from "#content/day.ts";
import { firm } from "#content/firm/firm.ts";
import { asksForRegister } from "#content/firm/register.ts";
import { factsOlderThan } from "#content/programs/fact-ages.ts";
import { type ProgramStatus, programStatuses } from "#content/programs/program-statuses.ts";
import { languageOfPath, pathIn } from "#lead/languages.ts";
import type { Source } from "#lead/source-fields.ts";
import type { MailSettings } from "../env.ts";
import type { WatchedFact } from "./watched-facts.ts";

const programs: readonly ProgramStatus[] = Object.values(programStatuses);

/** Pages that are only about closed programs; on others, most visitors ask about an open one. */
function closedPages(today: string) {
  return programs
    .filter(({ status, part, until = today }) => !part && until >= today && /^(closed|paused)$/.test(status))
    .flatMap(({ pages }) => pages);
}

/** The path, without its language, of the closed program's page from which a lead came; else undefined. */
export function closedPageOf({ source }: { source: Source | null }, origin = ""): string | undefined {
  const url = URL.parse(source?.page ?? "");
  if (url?.origin !== origin) return undefined;
  const path = url.pathname.toLowerCase().replace(/(?<!\/)\/+$/, "");
  return closedPages(dayOf(Date.now())).find((page) => pathIn(languageOfPath(path), page) === path);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10) as Day;

const factsTooOld = 90;
const namedFacts = 5;

export function notesOnPages({ mailWords, origin }: MailSettings, watched: readonly WatchedFact[]) {
  const names = watched.filter(({ isChanged }) => isChanged).map(({ id }) => id);
  const desk = `${origin}/desk/facts`;
  return names.length > 0 ? [mailWords.daily.pages(names.length, names.slice(0, namedFacts), desk)] : [];
}

export function notesOnRegister({ mailWords }: MailSettings, now: number, readOn = firm.registerReadOn) {
  return readOn && asksForRegister(now, readOn) ? [mailWords.daily.register(readOn)] : [];
}

export function notesOnFacts(context: MailSettings, now: number): readonly string[] {
  const old = factsOlderThan(factsTooOld, dayOf(now));
  const [oldest] = old;
  if (oldest === undefined) return [];
  const names = old.slice(0, namedFacts).map(({ id }) => id);
  return [context.mailWords.daily.oldFacts(old.length, factsTooOld, oldest.asOf, names)];
}
