import { test as base } from "@playwright/test";
import { site } from "#tests/embed/support/embed-test.ts";
import { releases } from "./debian.ts";
import { startWordPress } from "./wordpress.ts";

interface WordPressFixtures {
  origin: string;
  themes: readonly string[];
}

export const test = base.extend<WordPressFixtures, { wordPress: string }>({
  wordPress: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use, { project }) => {
      const { origin, stop } = await startWordPress(project.name, site);
      await use(origin);
      stop();
    },
    { scope: "worker" },
  ],
  origin: ({ wordPress }, use) => use(wordPress),
  // Playwright reads from the parameter what a fixture asks for.
  themes: ({ page: _ }, use, { project }) => use(releases[project.name]?.themes ?? []),
});

export const { expect } = test;
