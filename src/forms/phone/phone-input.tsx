import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { phoneChosenName } from "#lead/wire.ts";
import { useForm } from "../form-context.ts";
import { CountrySelect } from "./country-select.tsx";
import { usePhone } from "./use-phone.ts";

type PhoneInputProps = ComponentProps<"input"> & { id: string; name: string };

/** Two native controls, present from the first paint; the numbering plans load when they are approached. */
export function PhoneInput(input: PhoneInputProps) {
  const { id, name } = input;
  const { on } = useForm();
  const group = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLInputElement>(null);
  const { plan, country, approach, type, settle, choose } = usePhone(number);

  // Load the plans at once for a number that was typed or restored before hydration, or if the field has the
  // focus or the pointer.
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
        onChange={({ nativeEvent }) => type("inputType" in nativeEvent ? String(nativeEvent.inputType) : "")}
        onCompositionEnd={settle}
        onBlur={settle}
      />
      <input type="hidden" name={phoneChosenName} value={country.isChosen ? "true" : ""} />
    </div>
  );
}

async function openAfter(loading: () => Promise<void>, event: MouseEvent<HTMLSelectElement>) {
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
