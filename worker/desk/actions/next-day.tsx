import * as z from "zod/mini";
import { businessDayAfter } from "../../time/business-day.ts";
import { deskDay, type Reader } from "../reader.ts";
import { ActionForm, isPossible, type LeadProps, type Posted, StepButton } from "./action.tsx";

export function dayIn(posted: Posted): string | null {
  return posted("next_on") || null;
}

export function isNextDay(text: string, reader: Reader): boolean {
  const { min, max } = boundsOf(reader);
  return z.iso.date().safeParse(text).success && text >= min && text <= max;
}

/** A year is mistyped easily, and a day long ago would be due at once. */
function boundsOf({ today }: Reader) {
  const year = Number(today.slice(0, 4));
  return { min: `${year}-01-01`, max: `${year + 1}-12-31` };
}

export function NextDayOffer(props: LeadProps) {
  const { reader } = props;
  const days = [1, 3, 7].map((count) => businessDayAfter(reader.now, count, reader.timeZone));
  return (
    <ActionForm {...props} part="day" restored={false}>
      <input type="hidden" name="action" value="planned" />
      <p class="row">
        <span>{reader.words.lead.comeBack}</span>
        {days.map((next) => (
          <button name="next_on" value={next}>
            {deskDay(next, reader)}
          </button>
        ))}
      </p>
    </ActionForm>
  );
}

export function NextDayForm(props: LeadProps) {
  const { reader, lead, refusedDay } = props;
  const { words } = reader;
  if (!isPossible(props, "planned")) return null;
  const isRefused = refusedDay !== undefined;
  return (
    <ActionForm {...props} part="day">
      <label for="next_on">{words.lead.nextOn}</label>
      <p class="row">
        <input
          id="next_on"
          name="next_on"
          type="date"
          {...boundsOf(reader)}
          value={refusedDay ?? lead.nextOn ?? ""}
          autofocus={isRefused || props.again === "day"}
          aria-invalid={isRefused ? "true" : undefined}
          aria-describedby={isRefused ? "day-refusal" : undefined}
        />
        <StepButton {...props} step="planned" />
      </p>
      {isRefused && (
        <p id="day-refusal" class="alert" role="alert">
          {words.lead.noDay}
        </p>
      )}
    </ActionForm>
  );
}
