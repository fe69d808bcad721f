import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function OwnerButton(props: OfLead) {
  return <StepButton {...props} step={props.lead.owner === null ? "mine" : "unowned"} />;
}
