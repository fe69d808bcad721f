import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** Reads a runner's report; undefined if the runner stopped before it wrote one. */
export function readTally(file: string) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as JsonTestResults | JSONReport;
    return "stats" in report ? playwrightTally(report) : vitestTally(report);
  } catch {
    return undefined;
  }
}

function vitestTally({ numPassedTests, numFailedTests, testResults }: JsonTestResults) {
  const failures = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => lineOf(fullName, failureMessages?.[0]));
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const specsIn = ({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

function playwrightTally({ stats, suites }: JSONReport) {
  const failures = suites
    .flatMap(specsIn)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) =>
          lineOf(`${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    );
  // A flaky test counts as failed, because its cause must be found.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function lineOf(test: string, why = "failed") {
  return `  ${test}: ${stripVTControlCharacters(why).split("\n", 1)[0]}`;
}
