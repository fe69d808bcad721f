import type { FirmFacts } from "#content/firm/firm-facts.ts";
import type { Target } from "../deploy/configuration.ts";
import { linesOf } from "../run/lines-of.ts";
import type { Deployment } from "./fact-schemas.ts";
import { placed } from "./read-file.ts";
import { pathOf } from "./read-firm.ts";

// Signs of a made-up value: `.example` (RFC 2606) and 555-01xx numbers can never belong to anyone. `registry`
// has none, because the regulator's real directory is its right value.
const fictionalPatterns = {
  name: /evermaple/i,
  shortName: /evermaple/i,
  phone: /555\W?01\d\d/,
  email: /\.example$/,
  licensees: /evermaple|\bR?0+( |$)/i,
  privacyOfficer: /evermaple|\.example$|^ | $/i,
  social: /\.example\b/,
  origin: /\.example\b/,
} as const satisfies Partial<Record<keyof FirmFacts, RegExp>>;

export function isFictional(name: string): boolean {
  return fictionalPatterns.name.test(name);
}

type Fact = keyof typeof fictionalPatterns;
type Facts = Partial<Record<Fact, unknown>>;

/** Facts that are still fictional, also of a file with mistakes; empty once the site may go public. */
export function fictionalFacts(given: Facts): readonly Fact[] {
  const joined = (value: unknown) =>
    typeof value === "string" ? value : Object.values(Object(value)).join(" ");
  return allFictional.filter((key) =>
    [given[key] ?? []].flat().some((value) => fictionalPatterns[key].test(joined(value))),
  );
}

export const allFictional = Object.keys(fictionalPatterns) as readonly Fact[];

/** Settings that are still fictional or that a deployment needs, each by its name. */
export function fictionalSettings(target: Target, given: Partial<Deployment>): readonly string[] {
  const { worker, databaseId, staging, mailFrom, mailTo, mailAlertTo } = given;
  const isNone = (id = "") => /^[0-]*$/.test(id);
  const isMadeUp = (text = "") => /\.example$/.test(text);
  const hasOtherChannel = given.heartbeat || given.webhook || mailAlertTo || given.otherChannel;
  const isStaging = target === "staging";
  return linesOf(
    worker === "evermaple" && "worker",
    !isStaging && isNone(databaseId) && "databaseId",
    isStaging && isNone(staging?.databaseId) && "staging.databaseId",
    isStaging && isMadeUp(staging?.origin ?? ".example") && "staging.origin",
    isMadeUp(mailFrom) && "mailFrom",
    [mailTo ?? []].flat().some(isMadeUp) && "mailTo",
    isMadeUp(mailAlertTo) && "mailAlertTo",
    !hasOtherChannel &&
      'heartbeat, or another channel that reports when e-mail fails: webhook, mailAlertTo, or otherChannel: "none, and I know"',
  );
}

export const fictionalLines = (
  target: Target,
  facts: Facts | undefined,
  deployment: Partial<Deployment> | undefined,
): readonly string[] => [
  ...(facts ? placed(pathOf("facts"), fictionalFacts(facts)) : []),
  ...(deployment ? placed(pathOf("deployment"), fictionalSettings(target, deployment)) : []),
];
