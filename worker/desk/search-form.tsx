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

export function SearchForm({ reader: { words, mailWords }, filters, countries }: SearchFormProps) {
  const { list, locale } = words;
  const { q, ...others } = filters;
  const isFiltered = Object.values(others).some((value) => value !== "");
  const choices = {
    form: Object.entries(mailWords.kinds),
    language: languageCodes.map((code) => [code, nameLanguage(code, locale)]),
    country: countries.map((country) => [country, nameCountry(country, locale)]),
  };
  return (
    <search>
      <form method="get" action="/desk/" class="actions" autocomplete="off">
        <div class="row">
          <p class="wide">
            <label for="q">{list.search}</label>
            <input
              {...{ id: "q", name: "q", type: "search", value: q, autocomplete: "off", dir: "auto" }}
              aria-describedby="q-hint"
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
            {(["form", "language", "country"] as const).map((name) => (
              <p>
                <label for={name}>{list[name]}</label>
                <select id={name} name={name}>
                  <option value="">{list.anyOf}</option>
                  {choices[name].map(([option = "", text]) => (
                    <option value={option} selected={option === filters[name]}>
                      {text}
                    </option>
                  ))}
                </select>
              </p>
            ))}
            <p>
              <label for="partner">{list.partner}</label>
              <input id="partner" name="partner" value={filters.partner} autocomplete="off" />
            </p>
            <p>
              <label for="day">{list.day}</label>
              <input
                {...{ id: "day", name: "day", value: filters.day, autocomplete: "off" }}
                pattern="\d{4}-\d\d(-\d\d)?"
                aria-describedby="day-hint"
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
