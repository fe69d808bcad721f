import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { defaultCountry as usualCountry } from "#lead/field.ts";
import { languages } from "#lead/languages.ts";
import type { FormWords } from "#lead/words.ts";
import type { Offer, ShowOffer } from "../controls/offer.ts";
import { countryNames } from "./country-names.ts";
import { loadedPhonePlan, loadPhonePlan } from "./load-phone-plan.ts";
import type { CountryChoice, PhoneControls, PhonePlanProps } from "./phone-controls.ts";

interface PhoneFieldProps {
  readonly number: RefObject<HTMLInputElement | null>;
  readonly country: RefObject<HTMLSelectElement | null>;
  readonly defaultCountry: string;
  /** Changes when the form is emptied. */
  readonly run: number;
  readonly showOffer: ShowOffer;
  onEdited(): void;
}

/** Joins the two plain controls of a phone with the numbering plans, once the field is approached. */
export function usePhonePlan({ number, country, defaultCountry, run, showOffer, ...on }: PhoneFieldProps) {
  const onEdited = useRef(on.onEdited);
  const [Plan, setPlan] = useState<ComponentType<PhonePlanProps>>();
  const [choices, setChoices] = useState<readonly CountryChoice[]>([]);
  const [chosen, setChosen] = useState<{ readonly code: string; readonly calling: string }>();
  const [controls] = useState<PhoneControls>(() => ({
    number: () => number.current,
    edited: () => onEdited.current(),
    showCountries: setChoices,
    showCountry: (code, calling) => setChosen({ code, calling }),
  }));
  /** The country that a number starts in; the setting of a page must not change that of a typed one. */
  const [start, setStart] = useState(defaultCountry);
  const code = chosen?.code ?? start;
  // The usual country's code is known before the plans are there.
  const calling = chosen?.calling ?? (start === usualCountry ? "+1" : "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied form begins in the default country too
  useEffect(() => {
    if (number.current?.value === "") setStart(defaultCountry);
  }, [defaultCountry, run]);

  useEffect(() => {
    onEdited.current = on.onEdited;
  });

  // Whatever the visitor typed or chose last, and once the plan is there.
  function offerHome(): void {
    const text = number.current?.value ?? "";
    const home = loadedPhonePlan()?.countryAtHome(text, country.current?.value ?? "", start);
    showOffer(home && offerOf(home.code, home.calling));
  }

  function offerOf(home: string, its: string): Offer {
    const nameIn = ({ language, phoneCountries }: FormWords) =>
      countryNames(languages[language].tag, phoneCountries)(home);
    return {
      id: home,
      label: (words) => words.chooseCountry(nameIn(words), its),
      accept() {
        controls.choose?.(home);
        number.current?.focus();
      },
    };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read from the page
  useEffect(() => {
    if (Plan) offerHome();
  }, [Plan, code, run]);

  function approach(): Promise<void> {
    return loadPhonePlan().then(
      (plan) => setPlan(() => plan.PhonePlan),
      // Without the plans the field is a plain one, and the server reads what was typed.
      () => undefined,
    );
  }

  return { Plan, controls, start, code, calling, choices, approach, offerHome };
}
