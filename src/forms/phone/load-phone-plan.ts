export type PhonePlan = typeof import("./phone-plan.ts");

let loading: Promise<PhonePlan> | undefined;

/** Fetches the numbering plans once for all forms of the page; a failed fetch may be tried again. */
export function loadPhonePlan(): Promise<PhonePlan> {
  loading ??= import("./phone-plan.ts").catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
