import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function RestoreButton(props: OfLead) {
  return <StepButton {...props} step="restored" />;
}
