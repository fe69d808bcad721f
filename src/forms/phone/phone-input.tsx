import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { defaultCountry as usualCountry } from "#lead/field.ts";
import { type Language, languages } from "#lead/languages.ts";
import type { TellValue } from "../controls/control-value.ts";
import type { Offer, ShowOffer } from "../controls/offer.ts";
import { useWords } from "../use-words.ts";
import { CountryFlag } from "./country-flag.tsx";
import { countryNames } from "./country-names.ts";
import { loadedPhonePlan, loadPhonePlan } from "./load-phone-plan.ts";
import { keepsAsTyped, separateExtension } from "./phone-answer.ts";
import type { CountryChoice, PhoneControls, PhonePlanProps } from "./phone-controls.ts";
import { phoneValue } from "./phone-value.ts";
import { PlainOnFailure } from "./plain-on-failure.tsx";

interface PhoneInputProps {
  readonly id: string;
  readonly name: string;
  readonly autocomplete: string;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly describedBy: string | undefined;
  readonly defaultCountry: string;
  /** Changes when the form is emptied. */
  readonly run: number;
  readonly enterKeyHint: "next" | undefined;
  readonly showOffer: ShowOffer;
  onEdited(): void;
  readonly tellValue: TellValue;
}

/**
 * A country select and a number input, both native and there from the first paint. The numbering plans
 * come when the field is approached and then format the number in place.
 */
export function PhoneInput(props: PhoneInputProps) {
  const { id, name, defaultCountry, run, readOnly, invalid, describedBy, tellValue, showOffer } = props;
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const country = useRef<HTMLSelectElement>(null);
  const onEdited = useRef(props.onEdited);
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
  const shown = chosen?.code ?? start;
  // The usual country's code is known before the plans are there.
  const calling = chosen?.calling ?? (start === usualCountry ? "+1" : "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied form begins in the default country too
  useEffect(() => {
    if (number.current?.value === "") setStart(defaultCountry);
  }, [defaultCountry, run]);

  useEffect(() => {
    onEdited.current = props.onEdited;
  });

  useLayoutEffect(() => {
    const textOf = (control: { readonly value: string } | null) => control?.value ?? "";
    const value = phoneValue(
      () => textOf(number.current),
      () => textOf(country.current),
    );
    tellValue(name, value);
    return () => tellValue(name, undefined);
  }, [name, tellValue]);

  // Whatever the visitor typed or chose last, and once the plan is there.
  function offerHome(): void {
    const text = number.current?.value ?? "";
    const home = loadedPhonePlan()?.countryAtHome(text, country.current?.value ?? "", start);
    showOffer(home && offerOf(home.code, home.calling));
  }

  function offerOf(code: string, calling: string): Offer {
    const nameIn = (language: Language) => countryNames(languages[language].tag)(code);
    return {
      id: code,
      label: (words) => words.chooseCountry(nameIn(words.language), calling),
      accept() {
        controls.choose?.(code);
        number.current?.focus();
      },
    };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read from the page
  useEffect(() => {
    if (Plan) offerHome();
  }, [Plan, shown, run]);

  function approach(): Promise<void> {
    return loadPhonePlan().then(
      (plan) => setPlan(() => plan.PhonePlan),
      // Without the plans the field is a plain one, and the server reads what was typed.
      () => undefined,
    );
  }

  // A number that was typed, filled in or restored before this ran has its country read at once, and a
  // field with the focus or the pointer on it was approached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the controls are first there
  useEffect(() => {
    if (number.current?.value || group.current?.matches(":is(:hover, :focus-within)")) void approach();
  }, []);

  async function openWhenLoaded(event: MouseEvent<HTMLSelectElement>): Promise<void> {
    if (Plan) return;
    event.preventDefault();
    const select = event.currentTarget;
    select.focus();
    await approach();
    try {
      select.showPicker();
    } catch {
      // Too late after the press, or not supported: the next press opens it.
    }
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (!readOnly && !keepsAsTyped(event.currentTarget.value)) controls.press?.(event);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its controls are approached
    <div
      ref={group}
      className="visa-phone"
      onFocus={approach}
      onPointerEnter={approach}
      onPointerDown={approach}
    >
      {Plan && (
        <PlainOnFailure>
          <Plan key={run} controls={controls} defaultCountry={start} />
        </PlainOnFailure>
      )}
      <span className="visa-country">
        <CountryFlag code={shown} />
        <span className="visa-country-code" aria-hidden="true">
          {shown === "ZZ" ? "" : `${shown} ${calling}`.trim()}
        </span>
        <select
          ref={country}
          id={`${id}Country`}
          name={`${name}Country`}
          part="control"
          aria-label={words.phoneCountry}
          autoComplete="off"
          value={shown}
          onMouseDown={openWhenLoaded}
          onChange={(event) => controls.choose?.(event.currentTarget.value)}
        >
          {(choices.length > 0
            ? choices
            : [
                {
                  code: shown,
                  label: countryNames(languages[words.language].tag, words.phoneCountries)(shown),
                },
              ]
          ).map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <input
        ref={number}
        id={id}
        name={name}
        className="visa-control"
        part="control"
        type="tel"
        inputMode="tel"
        autoComplete={props.autocomplete}
        aria-required={props.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        enterKeyHint={props.enterKeyHint}
        readOnly={readOnly}
        onChange={(event) => {
          const input = event.currentTarget;
          if (!Plan) void approach();
          else if (!keepsAsTyped(input.value)) controls.type?.();
          else if (separateExtension(input.value) !== input.value)
            input.value = separateExtension(input.value);
          offerHome();
        }}
        onKeyDown={keyDown}
      />
    </div>
  );
}
