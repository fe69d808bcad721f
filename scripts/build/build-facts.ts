import type { Day } from "#content/day.ts";
import { isRegisterFresh } from "#content/firm/register.ts";
import { spokenLanguages } from "#content/languages.ts";
import { lapsedOn } from "#content/programs/program-statuses.ts";
import { deployment } from "#firm/deployment.ts";
import { countQuestions } from "#lead/count-questions.ts";
import { noticeVersionOf } from "./notice-version.ts";

/** What modules of src/content read from `process.env`, for Vite’s `define`. */
export function buildFacts({ leadsKeptDays, suspectsKeptDays } = deployment): Record<string, string> {
  const values = {
    PUBLIC_BUILD: process.env.PUBLIC_BUILD,
    NOTICE_VERSION: noticeVersionOf({ leadsKeptDays, suspectsKeptDays }),
    SPOKEN_LANGUAGES: spokenLanguages,
    LAPSED_PROGRAMS: lapsedOn(new Date().toISOString().slice(0, 10) as Day),
    // The worker deletes by these settings; the privacy notice states them.
    LEADS_KEPT_DAYS: String(leadsKeptDays),
    SUSPECTS_KEPT_DAYS: String(suspectsKeptDays),
    REGISTER_FRESH: isRegisterFresh(Date.now()) ? "1" : "",
    QUESTION_COUNTS: countQuestions(),
  };
  const defines = Object.entries(values).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value ?? ""),
  ]);
  return Object.fromEntries(defines);
}
