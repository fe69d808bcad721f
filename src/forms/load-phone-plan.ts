import { phoneAnswer, visibleText } from "./phone-answer.ts";

type Plan = typeof import("./phone-plan.tsx");

let loading: Promise<Plan> | undefined;
let loaded: Plan | undefined;

/** Fetches the numbering plans once for all forms of the page; a failed fetch may be tried again. */
export function loadPhonePlan(): Promise<Plan> {
  loading ??= import("./phone-plan.tsx").then(
    (plan) => {
      loaded = plan;
      return plan;
    },
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

/** A number with its country, as far as that can be told now: what a draft keeps. */
export function keptPhone(text: string, country: string): string {
  return loaded && visibleText(text) !== "" ? loaded.readPhone(text, country) : text;
}

/** How long a send waits for the numbering plans before the number goes out as it was typed, in milliseconds. */
const patience = 4000;

/** What to send for a phone control's text; without the plans the server reads it as it was typed. */
export async function readPhone(text: string, country: string): Promise<string> {
  if (visibleText(text) === "") return "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  const plan = await Promise.race([loadPhonePlan().catch(() => undefined), late]);
  clearTimeout(timer);
  return plan ? plan.readPhone(text, country) : phoneAnswer(text, undefined, northAmerican(country));
}

/** The default country's code is known without the plans, so that its numbers can be sent without them. */
function northAmerican(country: string): string {
  return country === "CA" || country === "US" ? "1" : "";
}
