import type { ControlValue } from "../controls/control-value.ts";
import { loadedPhonePlan, loadPhonePlan } from "./load-phone-plan.ts";
import { phoneAnswer, visibleText } from "./phone-answer.ts";

/** Time for which a send waits for the numbering plans before the number goes out as it was typed, in milliseconds. */
const planTimeout = 4000;

/** The value of a phone's two controls: its text read by the plan of its country. */
export function phoneValue(number: () => string, country: () => string): ControlValue {
  return {
    forDraft() {
      const text = number();
      return (visibleText(text) !== "" && loadedPhonePlan()?.readPhone(text, country())) || text;
    },
    async forSending() {
      const text = number();
      const code = country();
      if (visibleText(text) === "") return "";
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, planTimeout);
      });
      const plan = await Promise.race([loadPhonePlan().catch(() => undefined), late]);
      clearTimeout(timer);
      // Without the plans the server reads the number as it was typed.
      return plan ? plan.readPhone(text, code) : phoneAnswer(text, undefined, northAmerican(code));
    },
  };
}

/** The default country's code is known without the plans, so that its numbers can be sent without them. */
function northAmerican(country: string): string {
  return country === "CA" || country === "US" ? "1" : "";
}
