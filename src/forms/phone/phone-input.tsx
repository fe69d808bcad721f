import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import type { TellValue } from "../controls/control-value.ts";
import type { ShowOffer } from "../controls/offer.ts";
import { CountrySelect } from "./country-select.tsx";
import { keepsAsTyped, separateExtension } from "./phone-answer.ts";
import { phoneValue } from "./phone-value.ts";
import { PlainOnFailure } from "./plain-on-failure.tsx";
import { usePhonePlan } from "./use-phone-plan.ts";

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
  const { id, name, run, readOnly, tellValue } = props;
  const group = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const country = useRef<HTMLSelectElement>(null);
  const { Plan, controls, start, approach, offerHome, ...shown } = usePhonePlan({
    ...props,
    number,
    country,
  });

  useValueTold(name, number, country, tellValue);

  // A number that was typed, filled in or restored before this ran has its country read at once, and a
  // field with the focus or the pointer on it was approached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the controls are first there
  useEffect(() => {
    if (number.current?.value || group.current?.matches(":is(:hover, :focus-within)")) void approach();
  }, []);

  function typed(input: HTMLInputElement): void {
    if (!Plan) void approach();
    else if (!keepsAsTyped(input.value)) controls.type?.();
    else if (separateExtension(input.value) !== input.value) input.value = separateExtension(input.value);
    offerHome();
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
      <CountrySelect
        ref={country}
        id={id}
        name={name}
        code={shown.code}
        calling={shown.calling}
        choices={shown.choices}
        onMouseDown={(event) => !Plan && openAfter(approach, event)}
        onChoose={(code) => controls.choose?.(code)}
      />
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
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        enterKeyHint={props.enterKeyHint}
        readOnly={readOnly}
        onChange={(event) => typed(event.currentTarget)}
        onKeyDown={keyDown}
      />
    </div>
  );
}

/** Tells the form how the phone's answer is read from its two controls. */
function useValueTold(
  name: string,
  number: RefObject<HTMLInputElement | null>,
  country: RefObject<HTMLSelectElement | null>,
  tellValue: TellValue,
): void {
  useLayoutEffect(() => {
    const textOf = (control: { readonly value: string } | null) => control?.value ?? "";
    const value = phoneValue(
      () => textOf(number.current),
      () => textOf(country.current),
    );
    tellValue(name, value);
    return () => tellValue(name, undefined);
  }, [name, number, country, tellValue]);
}

/** Opens a pressed select once its options are there. */
async function openAfter(loading: () => Promise<void>, event: MouseEvent<HTMLSelectElement>): Promise<void> {
  event.preventDefault();
  const select = event.currentTarget;
  select.focus();
  await loading();
  try {
    select.showPicker();
  } catch {
    // Too late after the press, or not supported: the next press opens it.
  }
}
