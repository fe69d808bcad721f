// Vite writes the facts of a build over these names (scripts/build/build-facts.ts); tests and scripts have
// Node's own.
declare const process: {
  readonly env: {
    readonly PUBLIC_BUILD?: string;
    readonly NOTICE_VERSION?: string;
    readonly LEADS_KEPT_DAYS?: string;
    readonly SUSPECTS_KEPT_DAYS?: string;
  };
};

/** A build for the public leaves out what nobody has approved or reviewed. */
export const isPublicBuild = process.env.PUBLIC_BUILD === "1";

export const noticeVersion = process.env.NOTICE_VERSION ?? "";

/** Days for which the worker keeps what visitors send; 0: until somebody erases it. */
export const retentionDays = {
  leads: keptDays(process.env.LEADS_KEPT_DAYS),
  suspects: keptDays(process.env.SUSPECTS_KEPT_DAYS),
} as const;

/** By the worker's own rule: what is no whole number deletes nothing. */
function keptDays(days = ""): number {
  return /^\d+$/.test(days) ? Number(days) : 0;
}
