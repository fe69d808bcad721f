import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** The outcome of a runner. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failure. */
  readonly failures: readonly string[];
  /** Seconds by test file. */
  readonly seconds: ReadonlyMap<string, number>;
}

export const nothing: Tally = { passed: 0, failed: 0, failures: [], seconds: new Map() };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export function vitestTally({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => lineOf(fullName, failureMessages[0])),
    seconds: new Map(
      testResults.map(({ name, startTime, endTime }) => [
        relative(process.cwd(), name),
        (endTime - startTime) / 1000,
      ]),
    ),
  };
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly {
      readonly duration: number;
      readonly error?: { readonly message?: string };
    }[];
  }[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];

export function playwrightTally({ config, stats, suites }: PlaywrightReport): Tally {
  const specs = suites.flatMap(specsIn);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const path = relative(process.cwd(), `${config.rootDir}/${file}`);
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(path, (seconds.get(path) ?? 0) + duration / 1000);
  }
  return {
    passed: stats.expected,
    // A flaky test counts as failed: its cause is to be found.
    failed: stats.unexpected + stats.flaky,
    failures: specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results }) =>
          lineOf(`${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message),
        ),
    ),
    seconds,
  };
}

function lineOf(test: string, why = "failed"): string {
  return `  ${test}: ${stripVTControlCharacters(why).split("\n", 1)[0]}`;
}

/** Reads a report; a runner that broke off before it wrote one has nothing to show. */
export function readTally<Report>(file: string, tallyOf: (report: Report) => Tally): Tally {
  try {
    return tallyOf(JSON.parse(readFileSync(file, "utf8")) as Report);
  } catch {
    return nothing;
  }
}

/** Runs of copies of the sources together; their files would be told twice, so their seconds are left out. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  return {
    // A runner that broke off before it could report counts as none passed.
    passed: tallies.includes(nothing) ? 0 : sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    failures: tallies.flatMap(({ failures }) => failures),
    seconds: new Map(),
  };
}

/** The files that took longest, both runners together, a line each. */
export function slowestFiles(seconds: ReadonlyMap<string, number>, count: number): readonly string[] {
  return [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, time]) => `${time.toFixed(1).padStart(7)} s  ${file}`);
}
