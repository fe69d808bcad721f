import type { OfLead } from "../reader.ts";
import { StepButton } from "./action.tsx";

export function StarButton(props: OfLead) {
  return <StepButton {...props} step={props.lead.starredAt === null ? "starred" : "unstarred"} />;
}
