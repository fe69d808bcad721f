import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function ReopenButton(props: OfLead) {
  return <StepButton {...props} step="reopened" />;
}
