type PhonePlanModule = typeof import("./phone-plan.tsx");

let loading: Promise<PhonePlanModule> | undefined;
let loaded: PhonePlanModule | undefined;

/** Fetches the numbering plans once for all forms of the page; a failed fetch may be tried again. */
export function loadPhonePlan(): Promise<PhonePlanModule> {
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

/** The numbering plans, if they are there already. */
export const loadedPhonePlan = (): PhonePlanModule | undefined => loaded;
