// Vite replaces these names in bundles (scripts/build/build-facts.ts); tests and scripts read Node's
// environment.
declare const process: {
  env: {
    PUBLIC_BUILD?: string;
    NOTICE_VERSION?: string;
    LEADS_KEPT_DAYS?: string;
    SUSPECTS_KEPT_DAYS?: string;
    REGISTER_FRESH?: string;
  };
};

/** A build for the public leaves out what nobody has approved or reviewed. */
export const isPublicBuild = process.env.PUBLIC_BUILD === "1";

/** On the day of the build. */
export const wasRegisterFresh = process.env.REGISTER_FRESH === "1";

export const noticeVersion = process.env.NOTICE_VERSION ?? "";

/** Days for which the worker keeps what visitors send; 0: until somebody erases it. */
export const retentionDays = {
  leads: keptDays(process.env.LEADS_KEPT_DAYS),
  suspects: keptDays(process.env.SUSPECTS_KEPT_DAYS),
} as const;

/** As in the worker, anything but a whole number means that nothing is deleted. */
function keptDays(days = "") {
  return /^\d+$/.test(days) ? Number(days) : 0;
}
