import { expect, test } from "vitest";
import { headersFile } from "#scripts/build/site/headers-file.ts";

test("no page may load anything from another host", () => {
  const policies = headersFile([]).match(/Content-Security-Policy: .*/g) ?? [];
  expect(policies).toHaveLength(3);
  for (const policy of policies) expect(policy).not.toContain("https:");
});
