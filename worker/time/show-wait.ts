import { day, hour, minute } from "./durations.ts";

/** `5 minutes`, `3 hours`, `2 days` */
export function showWait(milliseconds: number, locale: string): string {
  const [unit, value] =
    milliseconds < hour
      ? (["minute", milliseconds / minute] as const)
      : milliseconds < 2 * day
        ? (["hour", milliseconds / hour] as const)
        : (["day", milliseconds / day] as const);
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.max(0, Math.floor(value)));
}
