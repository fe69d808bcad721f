import {
  createContext,
  type ReactNode,
  type Ref,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import PhoneNumberInput, {
  type Country,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumber,
} from "react-phone-number-input";
import labels from "react-phone-number-input/locale/en";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { languages } from "#lead/languages.ts";
import type { FormWords } from "#lead/words.ts";
import { useWords } from "../use-words.ts";
import { countryNames } from "./country-names.ts";
import { keepsAsTyped, phoneAnswer, visibleText } from "./phone-answer.ts";
import {
  type CountryChoice,
  international,
  type PhoneControls,
  type PhonePlanProps,
} from "./phone-controls.ts";

/*
 * The numbering plans of all countries, about 30 kB, loaded when a phone field is approached. The library's
 * component renders nothing here: it drives the two plain controls that are already on the page, so that
 * typed text, caret and focus stay where they are.
 */

/** Returns the answer to send for the text of a phone control and the code of its country select. */
export function readPhone(text: string, country: string): string {
  const known = knownCountry(country);
  const parsed = parsePhoneNumber(visibleText(text), {
    extract: false,
    ...(known && { defaultCountry: known }),
  });
  return phoneAnswer(text, parsed, known ? getCountryCallingCode(known) : "");
}

/**
 * Returns the country of the visitor's clock, with its calling code, where a number typed without one stands under
 * another country that the visitor did not choose, and could be a number of theirs.
 */
export function countryAtHome(
  text: string,
  country: string,
  start: string,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): { readonly code: string; readonly calling: string } | undefined {
  const typed = visibleText(text);
  const home = knownCountry(countryOfZone(timeZone) ?? "");
  if (!home || /^(\+|00|$)/.test(typed)) return undefined;
  const calling = callingCode(home);
  // A number may move the select to another country of the same code.
  if (callingCode(country) !== callingCode(start) || callingCode(country) === calling) return undefined;
  return parsePhoneNumber(typed, { defaultCountry: home })?.isPossible()
    ? { code: home, calling }
    : undefined;
}

/** `+234`; empty for what is no country. */
function callingCode(country: string): string {
  const known = knownCountry(country);
  return known ? `+${getCountryCallingCode(known)}` : "";
}

const Controls = createContext<PhoneControls | null>(null);

export function PhonePlan({ controls, defaultCountry }: PhonePlanProps) {
  const words = useWords();
  const names = useMemo(() => labelsIn(words), [words]);
  const [start] = useState(() => startOf(controls.number(), defaultCountry));
  const known = knownCountry(defaultCountry);
  const [value, setValue] = useState(start.value);
  return (
    <Controls value={controls}>
      <PhoneNumberInput
        labels={names}
        locales={languages[words.language].tag}
        {...(value !== undefined && { value })}
        onChange={(next) => {
          setValue(next);
          controls.edited();
        }}
        {...(start.national && { initialValueFormat: "national" as const })}
        {...(known && { defaultCountry: known })}
        // Choosing a country by arrow keys would lose the focus at the first key.
        focusInputOnCountrySelection={false}
        containerComponent={Bare}
        countrySelectComponent={CountryBridge}
        inputComponent={NumberBridge}
      />
    </Controls>
  );
}

/** The library's labels with the browser's names of countries, which cost nothing in any language. */
function labelsIn(words: FormWords): typeof labels {
  const nameOf = countryNames(languages[words.language].tag, words.phoneCountries);
  return Object.fromEntries(
    Object.entries(labels).map(([code, name]) => [code, /^[A-Z]{2}$/.test(code) ? nameOf(code) : name]),
  ) as typeof labels;
}

/** Text that is not being edited is read as a whole; what the visitor is typing is taken over with its caret. */
function startOf(input: HTMLInputElement | null, country: string) {
  const text = input?.value ?? "";
  if (!input || text === "" || keepsAsTyped(text) || isFocused(input)) return { value: undefined };
  const known = knownCountry(country);
  const parsed = parsePhoneNumber(text, known ? { defaultCountry: known } : {});
  const national = !text.trim().startsWith("+");
  // Of no number the library would write the calling code before it, as if its visitor had.
  const isRead = national ? parsed?.isValid() : parsed?.isPossible();
  return { value: isRead ? parsed?.number : undefined, national };
}

function Bare({ children }: { readonly children?: ReactNode }) {
  return <>{children}</>;
}

interface CountryBridgeProps {
  readonly value?: string;
  readonly options: readonly {
    readonly value?: string;
    readonly label: string;
    readonly divider?: boolean;
  }[];
  onChange(country: string | undefined): void;
}

function CountryBridge({ value, options, onChange }: CountryBridgeProps) {
  const controls = useControls();
  useLayoutEffect(() => {
    controls.choose = (code) => onChange(code === international ? undefined : code);
  }, [controls, onChange]);
  useLayoutEffect(() => {
    const choices: CountryChoice[] = options
      .filter((option) => !option.divider)
      .map((option) => ({ code: option.value ?? international, label: option.label }));
    controls.showCountries(choices);
  }, [controls, options]);
  useLayoutEffect(
    () => controls.showCountry(value ?? international, callingCode(value ?? "")),
    [controls, value],
  );
  return null;
}

interface NumberBridgeProps {
  readonly value: string;
  readonly ref?: Ref<HTMLInputElement>;
  onChange(event: { target: HTMLInputElement }): void;
  onKeyDown(event: unknown): void;
}

function NumberBridge({ value, ref, onChange, onKeyDown }: NumberBridgeProps) {
  const controls = useControls();
  useLayoutEffect(() => {
    const input = controls.number();
    assign(ref, input);
    return () => assign(ref, null);
  }, [controls, ref]);
  useLayoutEffect(() => {
    controls.type = () => {
      const input = controls.number();
      if (input) onChange({ target: input });
    };
    controls.press = onKeyDown;
  }, [controls, onChange, onKeyDown]);
  useLayoutEffect(() => {
    const input = controls.number();
    // The library knows nothing yet of text that it could not read at the start: that text stays.
    if (input && value !== "" && value !== input.value && !keepsAsTyped(input.value)) input.value = value;
  }, [controls, value]);
  useLayoutEffect(() => {
    const input = controls.number();
    if (input && isFocused(input) && input.value !== "" && !keepsAsTyped(input.value)) controls.type?.();
  }, [controls]);
  return null;
}

function useControls(): PhoneControls {
  const controls = useContext(Controls);
  if (!controls) throw new Error("A phone bridge stands outside its plan");
  return controls;
}

function knownCountry(code: string): Country | undefined {
  return isSupportedCountry(code as Country) ? (code as Country) : undefined;
}

function isFocused(element: HTMLElement): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement === element;
}

function assign(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): void {
  if (typeof ref === "function") ref(input);
  else if (ref) ref.current = input;
}
