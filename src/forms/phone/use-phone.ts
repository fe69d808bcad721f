import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PhoneValue, ShownCountry } from "../controls/form-controls.ts";
import { type ShownForm, useForm } from "../form-context.ts";
import { finishDeletion, formatInPlace } from "./format-in-place.ts";

export type PhonePlan = typeof import("./phone-plan.ts");

/** Milliseconds for which a send waits for the numbering plans before the number is sent as typed. */
const planTimeout = 4000;

interface Latest {
  plan: PhonePlan | undefined;
  country: ShownCountry;
  text: string;
}

export function usePhone(input: RefObject<HTMLInputElement | null>) {
  const form = useForm();
  const { controls, defaultCountry, on } = form;
  const [plan, setPlan] = useState<PhonePlan>();
  const [country, setCountry] = useState<ShownCountry>({ code: defaultCountry, isChosen: false });
  // What a draft keeps is read before React has shown it.
  const latest = useRef<Latest>({ plan, country, text: "" });

  function show(next: ShownCountry) {
    latest.current.country = next;
    setCountry(next);
  }

  const begin = () => show({ code: defaultCountry, isChosen: false });

  async function approach() {
    // If the plans fail to load, the field stays a plain one, and the server reads what was typed.
    latest.current.plan ??= await import("./phone-plan.ts").catch(() => undefined);
    setPlan(latest.current.plan);
  }

  function settle() {
    const { plan, country } = latest.current;
    const control = input.current;
    if (!plan || !control || controls.isComposing(control)) return;
    formatInPlace(control, (text) => plan.formatted(text, country.code));
    const code = plan.countryOfNumber(control.value);
    if (code !== undefined && code !== country.code) show({ code, isChosen: false });
    // Once a number with + is deleted, its country must not stay selected.
    else if (control.value === "" && !country.isChosen) begin();
    latest.current.text = control.value;
  }

  /** `inputType` is that of the browser's event, if it has one. */
  function type(inputType: string) {
    void approach();
    const control = input.current;
    const [, direction] = /^deleteContent(Backward|Forward)$/.exec(inputType) ?? [];
    if (control && direction && !controls.isComposing(control))
      finishDeletion(control, latest.current.text, direction === "Forward");
    settle();
  }

  function choose(code: string) {
    // A bare calling code gives way to the country that is chosen.
    if (input.current && /^\+\d{0,4}\s*$/.test(input.current.value)) input.current.value = "";
    show({ code, isChosen: true });
    settle();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read from what is latest
  useLayoutEffect(() => controls.attachPhone(phoneValue(input, latest, show, approach)), [controls]);
  useDefaultCountry(form, (isEmptied) => {
    if (isEmptied || (input.current?.value === "" && !latest.current.country.isChosen)) begin();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the text that was there before
  useLayoutEffect(() => {
    settle();
    if (plan) on.check();
  }, [plan, country.code]);

  return { plan, country, approach, type, settle, choose };
}

function phoneValue(
  input: RefObject<HTMLInputElement | null>,
  { current }: { current: Latest },
  show: (country: ShownCountry) => void,
  approach: () => Promise<void>,
): PhoneValue {
  const text = () => input.current?.value ?? "";
  const read = () => {
    const found = current.plan?.readPhone(text(), current.country.code);
    return found && "text" in found ? found.text : text();
  };
  return {
    country: () => current.country,
    show(next) {
      show(next);
      void approach();
    },
    read,
    inGroups() {
      const [number = "", ...extension] = read().split(/(?= ext\. )/);
      const grouped = number.startsWith("+") ? current.plan?.formatted(number, "") : number;
      return [grouped ?? number, ...extension].join("");
    },
    async forSending() {
      const late = new Promise((resolve) => setTimeout(resolve, planTimeout));
      if (text().trim() !== "") await Promise.race([approach(), late]);
      return read();
    },
  };
}

/** An emptied form starts again, and a page's setting changes a phone that nobody has touched. */
function useDefaultCountry(
  { defaultCountry, state: { resets } }: ShownForm,
  begin: (isEmptied: boolean) => void,
) {
  const seenResets = useRef(resets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read from what is latest
  useEffect(() => {
    begin(seenResets.current !== resets);
    seenResets.current = resets;
  }, [defaultCountry, resets]);
}
