import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ShownCountry } from "../controls/form-controls.ts";
import { useForm } from "../form-context.ts";
import { finishBackspace, formatInPlace } from "./format-in-place.ts";

export type PhonePlan = typeof import("./phone-plan.ts");

/** Time for which a send waits for the numbering plans before the number goes out as it was typed, in milliseconds. */
const planTimeout = 4000;

export function usePhone(input: RefObject<HTMLInputElement | null>) {
  const { controls, defaultCountry, state } = useForm();
  const [plan, setPlan] = useState<PhonePlan>();
  const [country, setCountry] = useState<ShownCountry>({ code: defaultCountry, isChosen: false });
  // What a draft keeps is read before React has shown it.
  const latest = useRef({ plan, country, text: "" });

  function show(next: ShownCountry): void {
    latest.current.country = next;
    setCountry(next);
  }

  async function approach(): Promise<void> {
    if (latest.current.plan) return;
    try {
      latest.current.plan = await import("./phone-plan.ts");
      setPlan(latest.current.plan);
    } catch {
      // Without the plans the field is a plain one, and the server reads what was typed.
    }
  }

  function settle(): void {
    const { plan, country } = latest.current;
    const control = input.current;
    if (!plan || !control) return;
    formatInPlace(control, (text) => plan.formatted(text, country.code));
    const code = plan.countryOfNumber(control.value);
    if (code !== undefined && code !== country.code) show({ code, isChosen: false });
    // What began with + and is gone leaves no country behind.
    else if (control.value === "" && !country.isChosen) show({ code: defaultCountry, isChosen: false });
    latest.current.text = control.value;
  }

  function typed(isBackspace: boolean): void {
    void approach();
    if (input.current && isBackspace) finishBackspace(input.current, latest.current.text);
    settle();
  }

  function choose(code: string): void {
    // The code of another country, and nothing after it, is no number yet.
    if (input.current && /^\+\d{0,4}\s*$/.test(input.current.value)) input.current.value = "";
    show({ code, isChosen: true });
    settle();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read from what is latest
  useLayoutEffect(() => {
    const text = () => input.current?.value ?? "";
    const read = () => {
      const found = latest.current.plan?.readPhone(text(), latest.current.country.code);
      return found && "text" in found ? found.text : text();
    };
    controls.attachPhone({
      country: () => latest.current.country,
      show(next) {
        show(next);
        void approach();
      },
      read,
      async forSending() {
        const late = new Promise((resolve) => setTimeout(resolve, planTimeout));
        if (text().trim() !== "") await Promise.race([approach(), late]);
        return read();
      },
    });
  }, [controls]);

  const { resets } = state;
  const seenResets = useRef(resets);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied form begins anew, and a page's setting changes no touched phone
  useEffect(() => {
    const isEmptied = seenResets.current !== resets;
    seenResets.current = resets;
    if (isEmptied || (input.current?.value === "" && !latest.current.country.isChosen)) {
      show({ code: defaultCountry, isChosen: false });
    }
  }, [defaultCountry, resets]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for the text that was there before
  useLayoutEffect(settle, [plan, country.code]);

  return { plan, country, approach, typed, choose };
}
