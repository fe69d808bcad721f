import { fieldsOf, optionText } from "#lead/field.ts";
import { forms } from "#lead/forms.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import type { FormType } from "#lead/wire.ts";
import { partners } from "#firm/partners.ts";
import { asking } from "../leads/ask.ts";
import { type Count, type CountedBy, countBetween, type Month, readMonth, type SourceCount } from "../leads/month.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { showWait } from "../outbox/mails/show-wait.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import type { Call } from "./desk.tsx";
import { DeskFrame, htmlAnswer, Rows, Section } from "./frame.tsx";
import { Bars, Share, Week } from "./plots.tsx";
import type { Reader } from "./reader.ts";
import { monthsFrom, timesOf } from "./view.ts";

/** Answers the month for which the address asks, or the present one. */
export async function showMonth(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const asked = c.req.query("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : reader.today.slice(0, 7);
  const [from, until] = timesOf(month, reader.timeZone);
  const before = Array.from({ length: 12 }, (_, at) => monthsFrom(month, at - 11));
  const ask = asking(c.env.DB);
  const [counted, year] = await Promise.all([
    readMonth(ask, {
      ...{ from, until, timeZone: reader.timeZone },
      partners: partners.map(({ name, origin, agentRegisteredOn }) => ({
        ...{ name, origin },
        isAgent: agentRegisteredOn !== undefined,
      })),
      fields: fieldsOf(forms[reader.language].request).filter(({ options }) => options !== undefined),
    }),
    countBetween(ask, [...before.map((one) => timesOf(one, reader.timeZone)[0]), until]),
  ]);
  return htmlAnswer(
    <MonthPage reader={reader} month={month} counted={counted} year={before.map((one, at) => [one, year[at] ?? 0])} />,
  );
}

interface MonthProps {
  readonly reader: Reader;
  /** Such as `2026-11`. */
  readonly month: string;
  readonly counted: Month;
  /** The twelve months that end with it, with their leads. */
  readonly year: readonly (readonly [month: string, count: number])[];
}

/** When leads came in a month, where from, what they answered and what became of them. */
function MonthPage({ reader, month, counted, year }: MonthProps) {
  const { words } = reader;
  const { many } = words.month;
  const weekday = new Intl.DateTimeFormat(words.locale, { weekday: "short", timeZone: "UTC" });
  return (
    <DeskFrame title={words.month.title(nameMonth(month, words, "long"))} words={words} place="month" by={reader.by}>
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
      <Summary reader={reader} counted={counted} />
      {counted.leads === 0 ? null : (
        <>
          <Bars
            {...{ title: words.month.aDay, many, every: 5 }}
            bars={counted.days.map((count, at) => ({ label: String(at + 1), count }))}
          />
          <Bars
            {...{ title: words.month.aMonth, many, every: 1 }}
            bars={year.map(([one, count]) => ({ label: nameMonth(one, words, "narrow"), count }))}
          />
          <Sources reader={reader} sources={counted.sources} />
          <Week
            {...{ title: words.month.aWeek(reader.timeZone), many }}
            // 2023 began with a Sunday.
            days={counted.hours.map((_, at) => weekday.format(Date.UTC(2023, 0, 1 + at)))}
            hours={counted.hours}
          />
          <Groups reader={reader} counted={counted} />
          <Choices reader={reader} counted={counted} />
        </>
      )}
    </DeskFrame>
  );
}

function Summary({ reader: { words }, counted }: Pick<MonthProps, "reader" | "counted">) {
  const { leads, inTime, medianWait, released, confirmed, undecided } = counted;
  const number = (count: number) => count.toLocaleString(words.locale);
  const row = (label: string, value: string) => ({ name: "month", label, value });
  const median = medianWait === undefined ? words.month.notHalf : showWait(medianWait, words.locale);
  return (
    <Rows
      rows={[
        row(words.month.many, number(leads)),
        ...(leads === 0
          ? []
          : [row(words.month.inTime, words.month.ofAll(inTime, leads)), row(words.month.median, median)]),
        row(words.month.released, number(released)),
        row(words.month.confirmed, number(confirmed)),
        row(words.month.undecided, number(undecided)),
      ]}
    />
  );
}

/** Rows of one table; the rest is added up. */
const named = 15;

function Sources({ reader: { words }, sources }: { readonly reader: Reader; readonly sources: readonly SourceCount[] }) {
  const { month } = words;
  const rest = sources.slice(named).reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(...sources.map(({ leads }) => leads));
  // What came of a partner's leads is told of a registered agent alone.
  const told = ({ kind }: SourceCount, count: number) => (kind === "partner" || kind === "code" ? "–" : count);
  return (
    <table>
      <caption>{month.sources}</caption>
      <thead>
        <tr>
          {[month.source, month.many, "", month.inTime, month.agreed, words.outcomes.retained].map((title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.slice(0, named).map((source) => (
          <tr>
            <th scope="row" dir="auto">
              {oneLine(source.name) || month.kinds[source.kind === "hand" ? "hand" : "own"]}
            </th>
            <td class="number">{source.leads}</td>
            <td>
              <Share part={source.leads} whole={most} />
            </td>
            <td class="number">{source.inTime}</td>
            <td class="number">{told(source, source.agreed)}</td>
            <td class="number">{told(source, source.retained)}</td>
          </tr>
        ))}
        {rest === 0 ? null : (
          <tr>
            <th scope="row">{month.others}</th>
            <td class="number">{rest}</td>
            <td colspan={4} />
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Groups({ reader, counted }: Pick<MonthProps, "reader" | "counted">) {
  const { words, mailWords } = reader;
  const names: Readonly<Record<CountedBy, (of: string) => string>> = {
    form: (of) => mailWords.kinds[of as FormType],
    page: oneLine,
    language: (of) => nameLanguage(of, words.locale),
    country: (of) => nameCountry(of, words.locale),
  };
  const show = (count: number) => count.toLocaleString(words.locale);
  return (
    <div class="tables">
      {Object.entries(counted.groups)
        .filter(([, counts]) => counts.some(([of]) => of !== undefined))
        .map(([by, counts]) => (
          <Table
            {...{ reader, counts, show, title: words.month.titles[by as CountedBy] }}
            name={(of) => (of === undefined ? words.month.none : names[by as CountedBy](of))}
          />
        ))}
    </div>
  );
}

/** What was chosen, question by question; few are not counted one by one, because they could be recognised. */
function Choices({ reader, counted }: Pick<MonthProps, "reader" | "counted">) {
  const asked = counted.choices.filter(({ counts }) => counts.length > 0);
  if (asked.length === 0) return null;
  const show = (count: number) => (count < 5 ? "1–4" : count.toLocaleString(reader.words.locale));
  return (
    <Section title={reader.words.month.answers}>
      <div class="tables">
        {asked.map(({ field, counts }) => (
          <Table {...{ reader, counts, show, title: field.label }} name={(of) => optionText(field, of ?? "")} />
        ))}
      </div>
    </Section>
  );
}

function Table({
  reader: { words },
  title,
  counts,
  name,
  show,
}: {
  readonly reader: Reader;
  readonly title: string;
  readonly counts: readonly Count[];
  readonly name: (of: string | undefined) => string;
  readonly show: (count: number) => string;
}) {
  const rest = counts.slice(named).reduce((sum, [, count]) => sum + count, 0);
  const rows = [
    ...counts.slice(0, named).map(([of, count]) => [name(of), count] as const),
    ...(rest === 0 ? [] : [[words.month.others, rest] as const]),
  ];
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([label, count]) => (
          <tr>
            <th scope="row" dir="auto">
              {label}
            </th>
            <td class="number">{show(count)}</td>
            <td>
              <Share part={Math.max(count, 4)} whole={Math.max(most, 4)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameMonth(month: string, { locale }: Reader["words"], length: "long" | "narrow"): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: length,
    ...(length === "long" ? { year: "numeric" } : {}),
    timeZone: "UTC",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
