import type { Child } from "hono/jsx";
import { row } from "#lead/present.ts";
import type { DeskWords } from "../consultant-words.ts";
import { type GroupCount, type Month, readMonth } from "../leads/month.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { showWait } from "../time/show-wait.ts";
import { DeskFrame, htmlAnswer, Rows } from "./frame.tsx";
import { type Call, nameOf, type Reader } from "./reader.ts";
import { Table } from "./table.tsx";
import { monthsFrom, timesOf } from "./view.ts";

export async function showMonth(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const { words } = reader;
  const asked = c.req.query("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : reader.today.slice(0, 7);
  const counted = await readMonth(ask, ...timesOf(month, reader.timeZone));
  return htmlAnswer(
    <DeskFrame reader={reader} title={words.month.title(nameMonth(month, words))} place="month">
      <nav class="actions" aria-label={words.desk.pages.month}>
        <ul>
          <li>
            <a href={`/desk/month?month=${monthsFrom(month, -1)}`}>{words.month.earlier}</a>
          </li>
          <li>
            <a href={`/desk/month?month=${monthsFrom(month, 1)}`}>{words.month.later}</a>
          </li>
          <li>
            <a href={`/desk/?state=all&day=${month}`}>{words.month.showLeads}</a>
          </li>
        </ul>
      </nav>
      <MonthSummary reader={reader} counted={counted} />
    </DeskFrame>,
  );
}

interface MonthProps {
  reader: Reader;
  counted: Month;
}

function MonthSummary({ reader, counted }: MonthProps) {
  const { words, number } = reader;
  const { all, spam } = counted;
  return (
    <>
      {all.leads === 0 ? (
        <p class="empty">{words.month.empty}</p>
      ) : (
        <>
          <p>{words.month.sentence(all.leads, all.inTime, medianText(all.medianWait, words))}</p>
          <dl class="numbers">
            <div>
              <dt>{words.month.many}</dt>
              <dd>{number(all.leads)}</dd>
            </div>
            <div>
              <dt>{words.month.inTime}</dt>
              <dd>{number(all.inTime)}</dd>
            </div>
          </dl>
          <MonthTable reader={reader} counted={counted} />
        </>
      )}
      <Rows
        rows={(["released", "confirmed", "undecided"] as const).map((name) =>
          row(words.month[name], number(spam[name])),
        )}
      />
    </>
  );
}

const named = 15;

function MonthTable({ reader, counted: { sources, people } }: MonthProps) {
  const { words, number } = reader;
  const { month } = words;
  const cellsOf = ({ kind, leads, given, contacted, retained, medianWait }: GroupCount): readonly Child[] => [
    kind === "person" ? (
      <>
        {number(leads)} <small>{month.given(given)}</small>
      </>
    ) : (
      number(leads)
    ),
    number(contacted),
    // Results by partner are shown for registered agents only.
    kind === "partner" || kind === "code" ? "–" : number(retained),
    (medianText(medianWait, words) ?? month.notHalf) || "–",
  ];
  const sourceName = ({ name, kind }: GroupCount) =>
    oneLine(name) || month.kinds[kind === "hand" ? "hand" : "own"];
  const others = sources.slice(named);
  const sum = (count: "leads" | "contacted") =>
    number(others.reduce((total, group) => total + group[count], 0));
  return (
    <section class="scroll" tabindex={0} aria-label={month.table}>
      <Table
        title={month.table}
        head={["", month.many, month.contacted, month.retained, month.median]}
        parts={[
          {
            title: month.sources,
            rows: [
              ...sources.slice(0, named).map((source) => [sourceName(source), ...cellsOf(source)] as const),
              ...(others.length === 0
                ? []
                : [[month.others, sum("leads"), sum("contacted"), "–", "–"] as const]),
            ],
          },
          {
            title: month.people,
            rows: people.map((person) => [nameOf(person.name, reader), ...cellsOf(person)] as const),
          },
        ]}
      />
    </section>
  );
}

/** Undefined while half of the leads still wait; empty if none waited. */
function medianText(wait: number | undefined, { locale }: DeskWords) {
  if (wait === Infinity) return undefined;
  return wait === undefined ? "" : showWait(wait, locale);
}

export function nameMonth(month: string, { locale }: DeskWords): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(month));
}
