import { printLines } from "../run/tools.ts";
import type { Target } from "./configuration.ts";
import { readReadiness } from "./readiness.ts";

export function checkDeploy(target: Target): boolean {
  const { missing, old, unfit, leftOut } = readReadiness(target);
  printLines("Still fictional or missing:", missing);
  printLines("To correct in firm/deployment.yaml:", unfit);
  printLines("Programs to check again; then write the day under `facts` in firm/reviews.yaml:", old);
  printLines("Left out of the public site until filled in or approved:", leftOut);
  return missing.length + unfit.length + old.length === 0;
}
