import type { Child } from "hono/jsx";
import { optionText } from "#lead/field.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import type { FormType } from "#lead/wire.ts";
import { labelOf } from "../consultant-words.ts";
import type { Count, Month, SourceCount } from "../leads/month.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { Section } from "./frame.tsx";
import { Share } from "./plots.tsx";
import type { Reader } from "./reader.ts";
import { Table, WideTable } from "./table.tsx";

const named = 15;

export interface MonthProps {
  reader: Reader;
  counted: Month;
}

export function Sources({ reader: { words }, counted: { sources } }: MonthProps) {
  const { month } = words;
  const rest = sources.slice(named).reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(...sources.map(({ leads }) => leads));
  // Results are shown only for registered agents, not for other partners.
  const resultOf = ({ kind }: SourceCount, count: number) =>
    kind === "partner" || kind === "code" ? "–" : count;
  return (
    <WideTable
      title={month.sources}
      head={[month.source, month.many, "", month.inTime, month.agreed, words.outcomes.retained]}
      rows={[
        ...sources
          .slice(0, named)
          .map((source): [string, ...Child[]] => [
            oneLine(source.name) || month.kinds[source.kind === "hand" ? "hand" : "own"],
            source.leads,
            <Share part={source.leads} longest={most} />,
            source.inTime,
            resultOf(source, source.agreed),
            resultOf(source, source.retained),
          ]),
        ...(rest === 0 ? [] : [[month.others, rest] as const]),
      ]}
    />
  );
}

export function Groups({ reader, counted }: MonthProps) {
  const { words, mailWords } = reader;
  const names = {
    form: (value: string) => mailWords.kinds[value as FormType],
    page: (value: string) => oneLine(value).replace(/^https?:\/\//, ""),
    language: (value: string) => nameLanguage(value, words.locale),
    country: (value: string) => nameCountry(value, words.locale),
  };
  return (
    <div class="tables">
      {counted.groups
        .filter(({ counts }) => counts.some(([value]) => value !== undefined))
        .map(({ by, counts }) => (
          <CountTable
            reader={reader}
            counts={counts}
            show={reader.number}
            title={words.month.titles[by]}
            name={(value) => (value === undefined ? words.month.none : names[by](value))}
          />
        ))}
    </div>
  );
}

/** Small numbers are shown as ranges, because people could be recognized by them. */
export function Choices({ reader, counted }: MonthProps) {
  const asked = counted.choices.filter(({ counts }) => counts.length > 0);
  if (asked.length === 0) return null;
  const show = (count: number) => (count < 5 ? "1–4" : reader.number(count));
  return (
    <Section title={reader.words.month.answers}>
      <div class="tables">
        {asked.map(({ field, counts }) => (
          <CountTable
            reader={reader}
            counts={counts}
            show={show}
            title={labelOf(field, reader.words)}
            least={4}
            name={(value) => optionText(field, value ?? "")}
          />
        ))}
      </div>
    </Section>
  );
}

export function CountTable({
  reader: { words },
  title,
  counts,
  name,
  show,
  least = 0,
}: {
  reader: Reader;
  title: string;
  counts: readonly Count[];
  name: (value: string | undefined) => string;
  show: (count: number) => string;
  /** Smaller numbers get a bar of this length, so that it does not reveal them. */
  least?: number;
}) {
  const rest = counts.slice(named).reduce((sum, [, count]) => sum + count, 0);
  const rows = [
    ...counts.slice(0, named).map(([value, count]) => [name(value), count] as const),
    ...(rest === 0 ? [] : [[words.month.others, rest] as const]),
  ];
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <Table
      title={title}
      rows={rows.map(([label, count]) => [
        label,
        show(count),
        <Share part={Math.max(count, least)} longest={Math.max(most, least)} />,
      ])}
    />
  );
}
