import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function ReleaseButton(props: OfLead) {
  return <StepButton {...props} step="released" />;
}
