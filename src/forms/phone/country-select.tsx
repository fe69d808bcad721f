import type { MouseEvent, Ref } from "react";
import { languages } from "#lead/languages.ts";
import { useWords } from "../use-words.ts";
import { CountryFlag } from "./country-flag.tsx";
import { countryNames } from "./country-names.ts";
import { type CountryChoice, international } from "./phone-controls.ts";

interface CountrySelectProps {
  readonly ref: Ref<HTMLSelectElement>;
  /** Id and name of the number; the select's own follow from them. */
  readonly id: string;
  readonly name: string;
  readonly code: string;
  /** Calling code of the country, such as `+234`; empty where it is not known yet. */
  readonly calling: string;
  /** Empty until the numbering plans are there: then the country shown is the only one. */
  readonly choices: readonly CountryChoice[];
  onMouseDown(event: MouseEvent<HTMLSelectElement>): void;
  onChoose(code: string): void;
}

/** A native select of countries, with flag and calling code drawn above it. */
export function CountrySelect({ ref, id, name, code, calling, choices, ...on }: CountrySelectProps) {
  const words = useWords();
  const nameOf = countryNames(languages[words.language].tag, words.phoneCountries);
  const options = choices.length > 0 ? choices : [{ code, label: nameOf(code) }];
  return (
    <span className="visa-country">
      <CountryFlag code={code} />
      <span className="visa-country-code" aria-hidden="true">
        {code === international ? "" : `${code} ${calling}`.trim()}
      </span>
      <select
        ref={ref}
        id={`${id}Country`}
        name={`${name}Country`}
        part="control"
        aria-label={words.phoneCountry}
        autoComplete="off"
        value={code}
        onMouseDown={on.onMouseDown}
        onChange={(event) => on.onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.code} value={option.code}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
