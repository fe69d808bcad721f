import type { Child } from "hono/jsx";
import { fieldsOf } from "#lead/field.ts";
import { row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import type { DeskWords } from "../consultant-words.ts";
import { countBetween } from "../leads/browse.ts";
import { readMonth } from "../leads/month.ts";
import { DeskFrame, htmlAnswer, Rows } from "./frame.tsx";
import { Choices, Groups, type MonthProps, Sources } from "./month-tables.tsx";
import { Bars, Week } from "./plots.tsx";
import type { Call } from "./reader.ts";
import { showWait } from "./show-wait.ts";
import { monthsFrom, timesOf } from "./view.ts";

export async function showMonth(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const { words } = reader;
  const figures = words.month.figures + reader.mailWords.colon;
  const month = monthOf(c);
  const { timeZone } = reader;
  const [since, until] = timesOf(month, timeZone);
  const before = Array.from({ length: 12 }, (_, at) => monthsFrom(month, at - 11));
  const [counted, year] = await Promise.all([
    readMonth(ask, {
      since,
      until,
      timeZone,
      fields: fieldsOf(forms[reader.language].request).filter(({ options }) => options !== undefined),
    }),
    countBetween(ask, [...before.map((earlier) => timesOf(earlier, timeZone)[0]), until]),
  ]);
  const shown = { reader, counted };
  const weekday = new Intl.DateTimeFormat(words.locale, { weekday: "short", timeZone: "UTC" });
  return htmlAnswer(
    <DeskFrame reader={reader} title={words.month.title(nameMonth(month, words, "long"))} place="month">
      <MonthLinks words={words} path="/desk/month" month={month}>
        <li>
          <a href={`/desk/?state=all&day=${month}`}>{words.month.showLeads}</a>
        </li>
      </MonthLinks>
      <Summary {...shown} />
      {counted.leads !== 0 && (
        <>
          <Bars
            title={words.month.aDay}
            figures={figures}
            every={5}
            bars={counted.days.map((count, at) => ({ label: String(at + 1), count }))}
          />
          <Bars
            title={words.month.aMonth}
            figures={figures}
            every={1}
            bars={before.map((earlier, at) => ({
              label: nameMonth(earlier, words, "narrow"),
              name: nameMonth(earlier, words, "long"),
              count: year[at] ?? 0,
            }))}
          />
          <Sources {...shown} />
          <Week
            title={words.month.aWeek(timeZone)}
            figures={figures}
            // 2023 began with a Sunday.
            days={counted.hours.map((_, at) => weekday.format(Date.UTC(2023, 0, 1 + at)))}
            hours={counted.hours}
          />
          <Groups {...shown} />
          <Choices {...shown} />
        </>
      )}
    </DeskFrame>,
  );
}

export function monthOf(c: Call): string {
  const asked = c.req.query("month") ?? "";
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : c.var.reader.today.slice(0, 7);
}

interface MonthLinksProps {
  words: DeskWords;
  path: "/desk/month" | "/desk/funnel";
  month: string;
  children?: Child;
}

export function MonthLinks({ words, path, month, children }: MonthLinksProps) {
  return (
    <nav class="actions" aria-label={words.desk.pages.month}>
      <ul>
        <li>
          <a href={`${path}?month=${monthsFrom(month, -1)}`}>{words.month.earlier}</a>
        </li>
        <li>
          <a href={`${path}?month=${monthsFrom(month, 1)}`}>{words.month.later}</a>
        </li>
        {children}
      </ul>
    </nav>
  );
}

function Summary({ reader: { words, number }, counted }: MonthProps) {
  const { leads, inTime, medianWait, released, confirmed, undecided } = counted;
  const median = medianWait === undefined ? undefined : showWait(medianWait, words.locale);
  return (
    <>
      {leads === 0 ? (
        <p class="empty">{words.month.empty}</p>
      ) : (
        <>
          <p>{words.month.sentence(leads, inTime, median)}</p>
          <dl class="numbers">
            <div>
              <dt>{words.month.many}</dt>
              <dd>{number(leads)}</dd>
            </div>
            <div>
              <dt>{words.month.inTime}</dt>
              <dd>{number(inTime)}</dd>
            </div>
          </dl>
        </>
      )}
      <Rows
        rows={[
          ...(leads === 0 ? [] : [row(words.month.median, median ?? words.month.notHalf)]),
          row(words.month.released, number(released)),
          row(words.month.confirmed, number(confirmed)),
          row(words.month.undecided, number(undecided)),
        ]}
      />
    </>
  );
}

export function nameMonth(month: string, { locale }: DeskWords, length: "long" | "narrow"): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: length,
    year: length === "long" ? "numeric" : undefined,
    timeZone: "UTC",
  });
  return format.format(new Date(month));
}
