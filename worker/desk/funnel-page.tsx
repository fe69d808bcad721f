import { type Form, fieldsOf } from "#lead/field.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { row } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { type Funnel, readFunnel, type VisitCount } from "../leads/visits.ts";
import { DeskFrame, htmlAnswer, Rows, Section } from "./frame.tsx";
import { MonthLinks, monthOf, nameMonth } from "./month-page.tsx";
import { CountTable } from "./month-tables.tsx";
import type { Call, Reader } from "./reader.ts";

export async function showFunnel(c: Call): Promise<Response> {
  const { reader, ask } = c.var;
  const { words } = reader;
  const month = monthOf(c);
  const funnel = await readFunnel(ask, month);
  const shown = Object.values(forms[reader.language]).filter(({ name }) =>
    funnel.visits.some(({ form }) => form === name),
  );
  return htmlAnswer(
    <DeskFrame reader={reader} title={words.funnel.title(nameMonth(month, words, "long"))} place="funnel">
      <MonthLinks words={words} path="/desk/funnel" month={month} />
      <p class="notice">{words.funnel.explained}</p>
      {funnel.isMore && <p class="notice">{words.funnel.more}</p>}
      {shown.length === 0 && <p class="empty">{words.funnel.empty}</p>}
      {shown.map((form) => (
        <FormFunnel reader={reader} form={form} funnel={funnel} />
      ))}
    </DeskFrame>,
  );
}

interface FormFunnelProps {
  reader: Reader;
  form: Form;
  funnel: Funnel;
}

type Which = (visit: VisitCount) => boolean;

function FormFunnel({ reader, form, funnel }: FormFunnelProps) {
  const { locale, funnel: texts } = reader.words;
  const visits = funnel.visits.filter((visit) => visit.form === form.name);
  const count = (...which: readonly Which[]) =>
    visits.filter((visit) => which.every((is) => is(visit))).reduce((sum, { n }) => sum + n, 0);
  const show = (number: number) => `${funnel.isMore ? "≥\u00a0" : ""}${reader.number(number)}`;
  const isBegun: Which = ({ reached }) => reached > 0;
  const isSent: Which = ({ sent }) => sent === 1;
  const kinds: readonly (readonly [label: string, Which])[] = [
    [texts.narrow, ({ narrow }) => narrow === 1],
    [texts.wide, ({ narrow }) => narrow === 0],
    ...[...new Set(visits.map(({ language }) => language))].map(
      (code) => [nameLanguage(code, locale), ({ language }: VisitCount) => language === code] as const,
    ),
  ];
  const fields = new Map<string, string>(fieldsOf(form).map(({ name, label }) => [name, label]));
  const refused = funnel.refused.filter((refusal) => refusal.form === form.name);
  return (
    <Section title={form.heading}>
      <div class="tables">
        <CountTable
          reader={reader}
          show={show}
          title={texts.reached}
          name={String}
          counts={[
            [texts.shown, count()],
            [texts.begun, count(isBegun)],
            ...form.sections
              .slice(1)
              .map(({ title }, at) => [title, count(({ reached }) => reached > at + 1)] as const),
            [texts.sent, count(isSent)],
          ]}
        />
        {refused.length > 0 && (
          <CountTable
            reader={reader}
            show={show}
            title={texts.refused}
            counts={refused.map(({ field, n }) => [field, n])}
            name={(field = "") => fields.get(field) ?? field}
          />
        )}
      </div>
      <h3>{texts.kinds}</h3>
      <Rows
        rows={kinds.map(([label, is]) =>
          row(label, texts.kind(show(count(is)), show(count(is, isBegun)), show(count(is, isSent)))),
        )}
      />
    </Section>
  );
}
