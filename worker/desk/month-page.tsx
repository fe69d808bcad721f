import type { Report } from "../leads/report.ts";
import { reportRows } from "../outbox/mails/report-rows.ts";
import { DeskFrame, Rows, Section } from "./frame.tsx";
import type { Reader } from "./reader.ts";

/** Shows the origins of the leads of a month such as `2026-11`, and what became of them. */
export function MonthPage({
  reader,
  month,
  report,
}: {
  readonly reader: Reader;
  readonly month: string;
  readonly report: Report;
}) {
  const { words, mailWords } = reader;
  return (
    <DeskFrame
      title={words.month.title(nameMonth(month, words.locale))}
      words={words}
      place="month"
      by={reader.by}
    >
      <nav class="actions" aria-label={words.desk.pages.month}>
        <ul>
          <li>
            <a href={`/desk/month?month=${monthsFrom(month, -1)}`}>{words.month.earlier}</a>
          </li>
          <li>
            <a href={`/desk/month?month=${monthsFrom(month, 1)}`}>{words.month.later}</a>
          </li>
          <li>
            <a href={`/desk/?state=all&day=${month}`}>{words.month.these}</a>
          </li>
        </ul>
      </nav>
      {reportRows(report, mailWords).map(({ title, rows }) =>
        title === "" ? <Rows rows={rows} /> : <Group title={title} many={words.month.many} rows={rows} />,
      )}
    </DeskFrame>
  );
}

/** Counts of leads: the figure is the row's label, because what is counted may be a stranger's words. */
function Group({
  title,
  many,
  rows,
}: {
  readonly title: string;
  readonly many: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}) {
  return (
    <Section title={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{many}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr>
              <th scope="row" dir="auto">
                {value}
              </th>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function nameMonth(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

function monthsFrom(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}
