import { languageCodes } from "#lead/languages.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { type Choices, filterColumns } from "../leads/browse.ts";
import { nameCountry } from "../leads/phone-country.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import type { Reader } from "./reader.ts";
import { LabelledSelect } from "./select.tsx";
import type { Filters } from "./view.ts";

interface SearchFormProps {
  reader: Reader;
  filters: Filters;
  choices: Choices;
}

export function SearchForm(props: SearchFormProps) {
  const { list } = props.reader.words;
  const { q, ...others } = props.filters;
  const isFiltered = Object.values(others).some(Boolean);
  return (
    <search>
      <form method="get" action="/desk/" class="actions" autocomplete="off">
        <div class="row">
          <p>
            <label for="q">{list.search}</label>
            <input
              id="q"
              name="q"
              type="search"
              value={q}
              autocomplete="off"
              dir="auto"
              placeholder={list.searchHint}
            />
          </p>
          <button class="first">{list.find}</button>
          {(q !== "" || isFiltered) && (
            <a class="button" href="/desk/">
              {list.reset}
            </a>
          )}
          <details open={isFiltered}>
            <summary>{list.filters}</summary>
            <FilterFields {...props} />
            <button>{list.find}</button>
          </details>
        </div>
      </form>
    </search>
  );
}

function FilterFields({ reader, filters, choices }: SearchFormProps) {
  const { words, mailWords } = reader;
  const { list, locale } = words;
  const plain = (values: readonly string[]) => values.map((value): Option => [value, oneLine(value)]);
  const options: Record<(typeof filterColumns)[number], Option[]> = {
    form: Object.entries(mailWords.kinds),
    language: languageCodes.map((code) => [code, nameLanguage(code, locale)]),
    country: choices.country.map((country) => [country, nameCountry(country, locale)]),
    partner: plain(choices.partner),
  };
  return (
    <div class="fields">
      {filterColumns
        .filter((name) => options[name].length > 0 || filters[name] !== "")
        .map((name) => (
          <LabelledSelect
            id={name}
            label={list[name]}
            options={[["", list.anyOf], ...withValue(options[name], filters[name])]}
            chosen={filters[name]}
          />
        ))}
      <p>
        <label for="day">{list.day}</label>
        {/* The month page links here with a month, which a date input cannot hold. */}
        <input
          id="day"
          name="day"
          type={filters.day.length === 7 ? "text" : "date"}
          value={filters.day}
          autocomplete="off"
        />
      </p>
    </div>
  );
}

type Option = readonly [value: string, text: string];

function withValue(options: readonly Option[], value: string): readonly Option[] {
  const isKnown = value === "" || options.some(([option]) => option === value);
  return isKnown ? options : [...options, [value, oneLine(value)]];
}
