// A bundle gets the values of wrangler.toml (scripts/build/retention.ts); a script that reads the contents has none.
declare const process: {
  readonly env: { readonly LEADS_KEPT_DAYS?: string; readonly SUSPECTS_KEPT_DAYS?: string };
};

/** How many days the worker keeps what visitors send; 0: until somebody erases it. */
export const daysKept = {
  leads: whole(process.env.LEADS_KEPT_DAYS),
  suspects: whole(process.env.SUSPECTS_KEPT_DAYS),
} as const;

/** By the worker's own rule: what is no whole number deletes nothing. */
function whole(days = ""): number {
  return /^\d+$/.test(days) ? Number(days) : 0;
}
