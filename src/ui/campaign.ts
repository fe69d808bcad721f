import { withSmallNames } from "#lead/partner-link.ts";
import { readPartner } from "#lead/wire.ts";

/** The query with which the visitor arrived, read once, because the first link in the site drops it. */
export const campaign = typeof location === "undefined" ? "" : location.search;

export const partner = readPartner(new URLSearchParams(withSmallNames(campaign)).get("partner"));
