import { spokenLanguages } from "#content/languages.ts";
import { readSettings } from "#scripts/deploy/settings.ts";

/** The settings by which the worker deletes; the privacy notice tells them. */
const retention = ["LEADS_KEPT_DAYS", "SUSPECTS_KEPT_DAYS"] as const;

/** Gives a bundle what src/content/build-facts.ts and languages.ts read, for Vite's `define`. */
export function buildFacts({ vars } = readSettings()): Record<string, string> {
  const facts = {
    PUBLIC_BUILD: process.env.PUBLIC_BUILD,
    SPOKEN_LANGUAGES: spokenLanguages,
    ...Object.fromEntries(retention.map((name) => [name, vars[name]])),
  };
  const defines = Object.entries(facts).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value ?? ""),
  ]);
  return Object.fromEntries(defines);
}
