import { type Form, fieldsOf } from "#lead/field.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { forms } from "#words/forms.ts";
import { asking } from "../leads/ask.ts";
import { type Funnel, readFunnel, type VisitCount } from "../leads/visits.ts";
import type { Call } from "./call.ts";
import { DeskFrame, htmlAnswer, Section } from "./frame.tsx";
import { MonthLinks, monthOf, nameMonth } from "./month-page.tsx";
import { Share } from "./plots.tsx";
import type { Reader } from "./reader.ts";

/** Answers how far visitors came in the forms of our own pages, in the month for which the address asks. */
export async function showFunnel(c: Call): Promise<Response> {
  const reader = c.get("reader");
  const { words } = reader;
  const month = monthOf(c);
  const funnel = await readFunnel(asking(c.env.DB), month);
  const shown = Object.values(forms[reader.language]).filter(({ name }) =>
    funnel.visits.some(({ form }) => form === name),
  );
  return htmlAnswer(
    <DeskFrame
      title={words.funnel.title(nameMonth(month, words, "long"))}
      words={words}
      place="funnel"
      by={reader.by}
    >
      <MonthLinks words={words} path="/desk/funnel" month={month} />
      <p class="notice">{words.funnel.explained}</p>
      {funnel.isMore ? <p class="notice">{words.funnel.more}</p> : null}
      {shown.length === 0 ? <p class="empty">{words.funnel.empty}</p> : null}
      {shown.map((form) => (
        <FormFunnel reader={reader} form={form} funnel={funnel} />
      ))}
    </DeskFrame>,
  );
}

interface FormFunnelProps {
  readonly reader: Reader;
  readonly form: Form;
  readonly funnel: Funnel;
}

type Which = (visit: VisitCount) => boolean;

function FormFunnel({ reader: { words }, form, funnel }: FormFunnelProps) {
  const { locale, funnel: texts } = words;
  const visits = funnel.visits.filter((visit) => visit.form === form.name);
  const count = (...which: readonly Which[]) =>
    visits.filter((visit) => which.every((is) => is(visit))).reduce((sum, { n }) => sum + n, 0);
  const ends: readonly (readonly [label: string, Which])[] = [
    [texts.shown, () => true],
    [texts.begun, ({ reached }) => reached > 0],
    ...form.sections
      .slice(1)
      .map(({ title }, at) => [title, ({ reached }: VisitCount) => reached > at + 1] as const),
    [texts.sent, ({ sent }) => sent === 1],
  ];
  const kinds: readonly (readonly [label: string, Which])[] = [
    [texts.narrow, ({ narrow }) => narrow === 1],
    [texts.wide, ({ narrow }) => narrow === 0],
    ...[...new Set(visits.map(({ language }) => language))].map(
      (code) => [nameLanguage(code, locale), ({ language }: VisitCount) => language === code] as const,
    ),
  ];
  const few = ends.filter(([label]) => [texts.shown, texts.begun, texts.sent].includes(label));
  const fields = new Map<string, string>(fieldsOf(form).map(({ name, label }) => [name, label]));
  const refused = funnel.refused.filter((one) => one.form === form.name);
  const shared = { locale, whole: count(), isMore: funnel.isMore };
  return (
    <Section title={form.heading}>
      <div class="tables">
        <Counts {...shared} title={texts.reached} rows={ends.map(([label, is]) => [label, count(is)])} />
        <Counts
          {...shared}
          title={texts.kinds}
          columns={few.map(([label]) => label)}
          rows={kinds.map(([label, isOf]) => [label, ...few.map(([, is]) => count(isOf, is))])}
        />
        {refused.length === 0 ? null : (
          <Counts
            {...shared}
            title={texts.refused}
            rows={refused.map(({ field, n }) => [fields.get(field) ?? field, n])}
          />
        )}
      </div>
    </Section>
  );
}

interface CountsProps {
  readonly title: string;
  readonly locale: string;
  /** What the longest bar stands for. */
  readonly whole: number;
  /** Each number is a lower bound. */
  readonly isMore: boolean;
  /** Above several numbers a row; one alone gets a bar. */
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly [label: string, ...counts: number[]])[];
}

function Counts({ title, locale, whole, isMore, columns = [], rows }: CountsProps) {
  return (
    <table>
      <caption>{title}</caption>
      {columns.length === 0 ? null : (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th scope="col" class="number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([label, ...counts]) => (
          <tr>
            <th scope="row">{label}</th>
            {counts.map((count) => (
              <td class="number">
                {isMore ? "≥\u00a0" : ""}
                {count.toLocaleString(locale)}
              </td>
            ))}
            {columns.length === 0 ? (
              <td>
                <Share part={counts[0] ?? 0} whole={whole} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
