import type { Partner } from "#content/partner.ts";

/** The sites that show our forms with our leave, as the page “Is this form really ours?” lists them. */
export const partners: readonly Partner[] = [];
