import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folder that installs Lighthouse. */
export const auditor = fileURLToPath(new URL("../auditor", import.meta.url));

const require = createRequire(`${auditor}/package.json`);
const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The part of Lighthouse's report that is read here. */
interface Report {
  readonly categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  readonly audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>;
}

type Lighthouse = (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;

interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

export interface Audited {
  readonly path: string;
  readonly preset: "mobile" | "desktop";
  /** In the order of `categories`, of 100. */
  readonly scores: readonly number[];
  /** Largest contentful paint and total blocking time in milliseconds. */
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Titles of the audits that cost points. */
  readonly faults: readonly string[];
}

export const sumOf = ({ scores }: Audited): number => scores.reduce((total, score) => total + score, 0);

export const auditorVersion = (): string => require("lighthouse/package.json").version;

function read({ categories: found, audits }: Report, path: string, preset: Audited["preset"]): Audited {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const faults = categories.flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => audits[id]?.title ?? id),
  );
  return {
    path,
    preset,
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    paint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    faults,
  };
}

/** Lighthouse on every path in both presets; a page under 100 gets a second look, and the better one counts. */
export async function audit(
  browserPath: string,
  origin: string,
  paths: readonly string[],
): Promise<Audited[]> {
  const lighthouse: Lighthouse = (await load("lighthouse")).default;
  const desktop: object = (await load("lighthouse/core/config/desktop-config.js")).default;
  const launcher: Launcher = await load("chrome-launcher");
  const chrome = await launcher.launch({
    chromePath: browserPath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
    logLevel: "error",
  });
  const look = async (path: string, preset: Audited["preset"]) => {
    const flags = {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(origin + path, flags, preset === "desktop" ? desktop : undefined);
    if (!result) throw new Error(`Lighthouse gave no report of ${path}.`);
    return read(result.lhr, path, preset);
  };
  const audited: Audited[] = [];
  try {
    for (const preset of ["mobile", "desktop"] as const) {
      for (const path of paths) {
        const first = await look(path, preset);
        // A busy machine costs a point now and then; a defect costs it twice.
        const second = sumOf(first) < 400 ? await look(path, preset) : first;
        audited.push(sumOf(second) > sumOf(first) ? second : first);
      }
    }
  } finally {
    chrome.kill();
  }
  return audited;
}
