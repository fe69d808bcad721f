import { assessment } from "#lead/assessment.ts";
import { joinForm } from "./live-form.tsx";
import type { Live, Place } from "./place.ts";

export function join(place: Place): Promise<Live> {
  return joinForm(assessment, place);
}
