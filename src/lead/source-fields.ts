import { isTimeZone } from "./local-time.ts";
import { pageAddress } from "./page-address.ts";
import {
  type PartnerText,
  partnerTextLimit,
  partnerTexts,
  readPartner,
  sourceLimit,
  type UtmName,
} from "./wire.ts";

interface SourceField {
  /** Maximum length, in characters; absent: `sourceLimit`. */
  limit?: number;
  /** Turns the sender's text into the one to store, which is empty if it is malformed. */
  read?: (text: string) => string;
  /** The desk's search finds leads by it. */
  searched?: true;
  /** Never read from the envelope: the worker adds it. */
  ours?: true;
}

const partnerFields = Object.fromEntries(
  partnerTexts.map((name) => [name, { limit: partnerTextLimit, searched: true }]),
) as Record<PartnerText, SourceField>;

/**
 * The text fields of a lead's source; the rest is `utm`. The worker reads them; desk and mails have a row for
 * each, exports a column, in this order. `words/<code>/mails.ts` has their labels.
 */
const fields = {
  page: { read: pageAddress, searched: true },
  partner: { read: (text) => readPartner(text) ?? "", searched: true },
  widget: {},
  /** The element's version: `v1`, or the release that its page has pinned. */
  version: { read: (text) => (/^(v\d+|\d+\.\d+\.\d+)$/.test(text) ? text : "") },
  /** The origin of the page as the browser reports it, if it is not our own. */
  origin: { ours: true },
  ...partnerFields,
  locale: {},
  timeZone: { read: (text) => (isTimeZone(text) ? text : "") },
} satisfies Record<string, SourceField>;

export type SourceFieldName = keyof typeof fields;

export type Source = { readonly [Name in SourceFieldName]?: string } & {
  utm?: Partial<Record<UtmName, string>>;
};

export const sourceFields = Object.entries(fields).map(([name, field]: [string, SourceField]) => ({
  name: name as SourceFieldName,
  limit: sourceLimit,
  read: (text: string) => text,
  ...field,
}));
