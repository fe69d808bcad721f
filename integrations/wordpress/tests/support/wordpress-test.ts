import { test as base } from "@playwright/test";

interface WordPressFixtures {
  readonly origin: string;
  /** Origin of the elements and the API. */
  readonly elements: string;
}

export const test = base.extend<WordPressFixtures>({
  origin: [process.env.WORDPRESS ?? "", { option: true }],
  elements: ({ baseURL }, use) => use(baseURL ?? ""),
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
