import { languageCodes } from "#lead/languages.ts";
import { nameLanguage } from "#lead/lead-rows.ts";
import { nameCountry } from "../leads/phone-country.ts";
import type { Reader } from "./reader.ts";
import type { Filters } from "./view.ts";

interface SearchFormProps {
  readonly reader: Reader;
  readonly filters: Filters;
  /** Those that leads have, to choose among. */
  readonly countries: readonly string[];
}

/** Search by words, and the filters that narrow a view down. */
export function SearchForm({ reader: { words, mailWords }, filters, countries }: SearchFormProps) {
  const { list, locale } = words;
  const { q, ...others } = filters;
  const isFiltered = Object.values(others).some((value) => value !== "");
  return (
    <search>
      <form method="get" action="/desk/" class="actions">
        <div class="row">
          <p class="wide">
            <label for="q">{list.search}</label>
            <input
              id="q"
              name="q"
              type="search"
              value={q}
              aria-describedby="q-hint"
              autocomplete="off"
              dir="auto"
            />
          </p>
          <button class="first">{list.find}</button>
          {q === "" && !isFiltered ? null : (
            <a class="button" href="/desk/">
              {list.reset}
            </a>
          )}
        </div>
        <p id="q-hint" class="quiet">
          {list.searchHint}
        </p>
        <details open={isFiltered}>
          <summary>{list.filters}</summary>
          <div class="fields">
            <Choice
              name="form"
              label={list.form}
              any={list.anyOf}
              value={filters.form}
              options={Object.entries(mailWords.kinds)}
            />
            <p>
              <label for="partner">{list.partner}</label>
              <input id="partner" name="partner" value={filters.partner} autocomplete="off" />
            </p>
            <Choice
              name="language"
              label={list.language}
              any={list.anyOf}
              value={filters.language}
              options={languageCodes.map((code) => [code, nameLanguage(code, locale)])}
            />
            <Choice
              name="country"
              label={list.country}
              any={list.anyOf}
              value={filters.country}
              options={countries.map((country) => [country, nameCountry(country, locale)])}
            />
            <p>
              <label for="day">{list.day}</label>
              <input
                id="day"
                name="day"
                value={filters.day}
                pattern="\d{4}-\d\d(-\d\d)?"
                aria-describedby="day-hint"
                autocomplete="off"
              />
              <small id="day-hint" class="quiet">
                {list.dayHint}
              </small>
            </p>
          </div>
        </details>
      </form>
    </search>
  );
}

function Choice({
  name,
  label,
  any,
  value,
  options,
}: {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}) {
  return (
    <p>
      <label for={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">{any}</option>
        {options.map(([option, text]) => (
          <option value={option} selected={option === value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
