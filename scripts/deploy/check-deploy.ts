import type { Target } from "./configuration.ts";
import { readReadiness } from "./readiness.ts";

export function checkDeploy(target: Target): boolean {
  const { missing, old, unfit, leftOut } = readReadiness(target);
  report("Still fictional, or not there:", missing);
  report("To mend in firm/deployment.yaml:", unfit);
  report("Programs to look up again; then write the day under `facts` in firm/reviews.yaml:", old);
  report("Left out of the public site until filled in or approved:", leftOut);
  return missing.length + unfit.length + old.length === 0;
}

function report(heading: string, lines: readonly string[]) {
  if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
}
