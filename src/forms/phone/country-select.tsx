import { type MouseEvent, useMemo } from "react";
import { defaultCountry } from "#lead/field.ts";
import { languages } from "#lead/languages.ts";
import { useForm } from "../form-context.ts";
import { useLoaded } from "../use-loaded.ts";
import { countryNames } from "./country-names.ts";
import type { PhonePlan } from "./use-phone.ts";

/** The choice for a number that contains its own calling code. */
const international = "ZZ";

interface CountrySelectProps {
  id: string;
  name: string;
  code: string;
  /** Until the numbering plans have loaded, only the current country is there. */
  plan: PhonePlan | undefined;
  onMouseDown(event: MouseEvent<HTMLSelectElement>): void;
  onChoose(code: string): void;
}

export function CountrySelect({ id, name, code, plan, ...on }: CountrySelectProps) {
  const { words } = useForm();
  const options = useMemo(() => {
    const { tag } = languages[words.language];
    const nameOf = countryNames(words);
    const named = (country: string) => ({ country, label: nameOf(country) });
    if (!plan) return [named(code)];
    const sorted = plan.countries.map(named).sort((one, other) => one.label.localeCompare(other.label, tag));
    return [named(international), ...sorted];
  }, [words, plan, code]);
  const calling = useCallingCode(code, plan);
  return (
    <span className="visa-country">
      <span className="visa-country-code" aria-hidden="true">
        {code === international ? "+" : `${code} ${calling}`.trim()}
      </span>
      <select
        id={`${id}Country`}
        name={`${name}Country`}
        part="control"
        aria-label={words.phoneCountry}
        autoComplete="off"
        value={code}
        onMouseDown={on.onMouseDown}
        onChange={(event) => on.onChoose(event.currentTarget.value)}
      >
        {options.map(({ country, label }) => (
          <option key={country} value={country}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** `+52`. The plans are large, so the code of an unusual country is fetched alone before them. */
function useCallingCode(country: string, plan: PhonePlan | undefined) {
  const isUsual = country === defaultCountry;
  const isMissing = !plan && !isUsual && country !== international;
  const codes: Readonly<Record<string, string>> = useLoaded(loadCallingCodes, isMissing)?.default ?? {};
  const code = isUsual ? "1" : codes[country];
  return plan?.callingCode(country) ?? (code ? `+${code}` : "");
}

const loadCallingCodes = () => import("./calling-codes.json");
