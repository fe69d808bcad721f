import { nameLanguage } from "#lead/lead-rows.ts";
import type { Row } from "#lead/present.ts";
import type { FormType } from "#lead/wire.ts";
import type { MailWords } from "../../consultant-words.ts";
import { day, hour, minute } from "../../durations.ts";
import { nameCountry } from "../../leads/phone-country.ts";
import type { Report, ReportGroup, ReportKind } from "../../leads/report.ts";

/** The figures of a report in a reader's words, for the mail and for the command line. */
export function reportRows(
  { leads, contactedInTime, medianWait, suspects, groups }: Report,
  { report: words, locale, kinds }: MailWords,
): readonly { readonly title: string; readonly rows: readonly Row[] }[] {
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const inTime =
    leads === 0 ? "0" : words.ofAll(contactedInTime, leads, percent.format(contactedInTime / leads));
  const names: Partial<Record<ReportKind, (of: string) => string>> = {
    form: (of) => kinds[of as FormType],
    language: (of) => nameLanguage(of, locale),
    country: (of) => nameCountry(of, locale),
  };
  const groupRows = ({ kind, counts, others }: ReportGroup) => [
    // What is counted stands as the value, because it may hold a stranger's words.
    ...counts.map(({ of, count }) =>
      row(number.format(count), of === undefined ? words.none : (names[kind]?.(of) ?? of)),
    ),
    ...(others === 0 ? [] : [row(number.format(others), words.others)]),
  ];
  return [
    {
      title: "",
      rows: [
        row(words.leads, number.format(leads)),
        row(words.inTime, inTime),
        ...(medianWait === undefined ? [] : [row(words.median, showWait(medianWait, locale))]),
        row(words.released, number.format(suspects.released)),
        row(words.confirmed, number.format(suspects.confirmed)),
        row(words.undecided, number.format(suspects.undecided)),
      ],
    },
    ...groups
      .filter(({ counts }) => counts.length > 0)
      .map((group) => ({ title: words.titles[group.kind], rows: groupRows(group) })),
  ];
}

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

function row(label: string, value: string): Row {
  return { name: "report", label, value };
}
