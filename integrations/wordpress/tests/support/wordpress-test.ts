import { test as base } from "@playwright/test";
import { type Release, releases } from "./debian.ts";
import { originVariable } from "./start.ts";
import { cellType } from "./table-reporter.ts";

export interface WordPressOptions {
  readonly release: string;
}

interface WordPressFixtures {
  readonly origin: string;
  /** Origin of the elements and the API. */
  readonly elements: string;
  readonly themes: readonly string[];
  /** Notes in the table what a check found under a condition; a failed check fails the test at its end. */
  readonly note: (column: string, check: () => Promise<string>, where?: string) => Promise<void>;
}

export const test = base.extend<WordPressFixtures & WordPressOptions>({
  release: ["", { option: true }],
  origin: ({ release }, use) => use(process.env[originVariable(release)] ?? ""),
  elements: ({ baseURL }, use) => use(baseURL ?? ""),
  themes: ({ release }, use) => use((releases[release] as Release).themes),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  note: async ({}, use, info) => {
    const failed: string[] = [];
    await use(async (column, check, where = "") => {
      let seen: string;
      try {
        seen = await check();
      } catch (error) {
        seen = `FAILS: ${(error as Error).message.split("\n")[0]}`;
        failed.push(`${where} ${column}: ${seen}`);
      }
      info.annotations.push({ type: cellType, description: [column, seen, where].join("\t") });
    });
    test.expect(failed).toEqual([]);
  },
});

export const { expect } = test;
