import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { phoneChosenName } from "#lead/wire.ts";
import { useForm } from "../form-context.ts";
import { CountrySelect } from "./country-select.tsx";
import { usePhone } from "./use-phone.ts";

type PhoneInputProps = ComponentProps<"input"> & { readonly id: string; readonly name: string };

/** Two native controls, there from the first paint; the numbering plans come when the field is approached. */
export function PhoneInput(input: PhoneInputProps) {
  const { id, name } = input;
  const { on } = useForm();
  const group = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const { plan, country, approach, typed, choose } = usePhone(number);

  // A number that was typed, filled in or restored before this ran has its country read at once, and a
  // field with the focus or the pointer on it was approached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the controls are first there
  useEffect(() => {
    if (number.current?.value || group.current?.matches(":is(:hover, :focus-within)")) void approach();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that its controls are approached
    <div
      ref={group}
      className="visa-phone"
      onFocus={approach}
      onPointerEnter={approach}
      onPointerDown={approach}
    >
      <CountrySelect
        id={id}
        name={name}
        code={country.code}
        plan={plan}
        onMouseDown={(event) => !plan && openAfter(approach, event)}
        onChoose={(code) => {
          choose(code);
          on.edit(name);
        }}
      />
      <input
        {...input}
        ref={number}
        type="tel"
        inputMode="tel"
        onChange={({ nativeEvent }) =>
          typed("inputType" in nativeEvent && nativeEvent.inputType === "deleteContentBackward")
        }
      />
      <input type="hidden" name={phoneChosenName} value={country.isChosen ? "true" : ""} />
    </div>
  );
}

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
