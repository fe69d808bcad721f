import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { isSiteLanguage, languageCodes } from "#lead/languages.ts";
import { writePart } from "../../support/report-page.ts";
import { type HostRecord, hostClaims, hostType } from "./host-claims.ts";
import { hostKinds } from "./host-kinds.ts";
import { hostsPage, writesHosts } from "./hosts-page.ts";

const names = { en: "English", fr: "French" } as const;

/** Writes what held on each kind of page into docs/hosts.md. */
class HostsReporter implements Reporter {
  /** Cells of a kind, by engine and language. */
  readonly #cells = new Map<string, Map<string, string>>();
  readonly #engines = new Set<string>();

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    for (const { type, description = "" } of annotations) {
      if (type !== hostType) continue;
      const record = JSON.parse(description) as HostRecord;
      this.#engines.add(record.engine);
      const row = this.#cells.get(record.kind) ?? new Map<string, string>();
      this.#cells.set(record.kind, row.set(columnOf(record), cellOf(record, status === "passed")));
    }
  }

  onEnd(): void {
    const engines = [...this.#engines].toSorted();
    const columns = engines.flatMap((engine) =>
      languageCodes.filter(isSiteLanguage).map((language) => columnOf({ engine, language })),
    );
    const tables = Object.entries(hostKinds).map(([heading, kinds]) => {
      const rows = kinds.map(({ kind }) => [
        escaped(kind),
        ...columns.map((column) => this.#cells.get(kind)?.get(column) ?? "–"),
      ]);
      const lines = [["", ...columns], columns.map(() => "---").concat("---"), ...rows];
      return `### ${heading}\n\n${lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}`;
    });
    const claims = hostClaims.map((claim) => `- ${claim}`).join("\n");
    const body = `The contact form on ${this.#cells.size} kinds of pages, with the snippet as [embedding.md](embedding.md) has it. Claimed on each:

${claims}

A cell with figures says that all of it held: the form's width, and the sum of all layout shifts where the engine reports
them (Chromium does; 0.1 counts as good). A dash: not tried, because the engine's driver cannot ask for it.

${tables.join("\n\n")}`;
    if (writesHosts && engines.length === 2)
      writePart(hostsPage, "kinds", "Kinds of pages", engines.join(" and "), body);
    else
      console.log(
        `\n${body}\n\n${hostsPage.file} was left as it is: only a whole run in two engines writes it.`,
      );
  }
}

const columnOf = ({ engine, language }: Pick<HostRecord, "engine" | "language">) =>
  `${engine.replace(/(\d+)\..*/, "$1")}, ${names[language]}`;

function cellOf({ held, width, shift }: HostRecord, passed: boolean): string {
  if (passed) return [`${width} px`, ...(shift === undefined ? [] : [shift.toFixed(3)])].join(", ");
  const fallsShort = hostClaims.find(
    (claim) => !held.includes(claim) && (shift !== undefined || claim !== "no layout shift above 0.02"),
  );
  return `**falls short**: ${fallsShort}`;
}

/** Markdown reads asterisks and pipes. */
const escaped = (text: string) => text.replace(/[*|]/g, "\\$&");

// biome-ignore lint/style/noDefaultExport: Playwright takes a default export only.
export default HostsReporter;
