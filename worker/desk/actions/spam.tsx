import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function SpamButton(props: OfLead) {
  return <StepButton {...props} step="spam" />;
}
