import { useEffect, useState } from "react";
import { filled } from "#content/filled.ts";
import type { Hours } from "#content/firm-facts.ts";
import { clockName, hoursOn } from "#content/hours.ts";
import { words } from "#language/site.ts";

/** Shows the opening hours on the firm's clock, and on the visitor's where that is another. */
export function OpeningHours({ hours }: { readonly hours: Hours }) {
  const [now] = useState(() => Date.now());
  const [yours, setYours] = useState("");
  const ours = hoursOn(hours.timeZone, hours, now);
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const shown = hoursOn(timeZone, hours, now);
    if (shown !== ours) setYours(filled(words.terms.yourClock, { hours: shown }));
  }, [hours, now, ours]);
  return (
    <div className="opening-hours">
      <span>{filled(words.terms.hours, { hours: ours, clock: clockName(hours.timeZone, now) })}</span>
      {/* Keeps its line, so that nothing moves when the browser tells its clock. */}
      <span className="your-clock">{yours}</span>
    </div>
  );
}
