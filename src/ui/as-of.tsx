import type { Day } from "#content/facts.ts";

// A fixed zone: the server and every browser must write the same day.
const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The day on which a report was last read. */
export function AsOf({ day }: { readonly day: Day }) {
  return (
    <>
      As of <time dateTime={day}>{long.format(new Date(day))}</time>
    </>
  );
}
