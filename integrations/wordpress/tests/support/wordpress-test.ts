import { test as base } from "@playwright/test";
import { releases } from "./debian.ts";
import { originVariable } from "./start.ts";

interface WordPressFixtures {
  readonly origin: string;
  /** Origin of the elements and the API. */
  readonly elements: string;
  readonly themes: readonly string[];
}

export const test = base.extend<WordPressFixtures>({
  // Playwright reads from the parameter what a fixture asks for.
  origin: ({ page: _ }, use, { project }) => use(process.env[originVariable(project.name)] ?? ""),
  elements: ({ baseURL }, use) => use(baseURL ?? ""),
  themes: ({ page: _ }, use, { project }) => use(releases[project.name]?.themes ?? []),
});

export const { expect } = test;

/** Checks under every condition and names those in which it failed, so that none hides another. */
export async function expectUnder(
  conditions: readonly string[],
  check: (condition: string) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (const condition of conditions)
    await check(condition).catch(({ message }: Error) =>
      failed.push(`${condition}: ${message.split("\n")[0]}`),
    );
  expect(failed).toEqual([]);
}
