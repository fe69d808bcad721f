import type { ReadableLead } from "#lead/lead-rows.ts";
import type { MailSettings } from "../../env.ts";
import type { HistoryEntry } from "../../leads/history.ts";
import type { PhoneReading } from "../../leads/phone-country.ts";
import type { Lead, LeadTimes } from "../../leads/record.ts";
import type { MailLink } from "./parts.ts";

export interface MailLead extends ReadableLead, LeadTimes {
  state?: Lead["state"] | undefined;
  phoneReading?: PhoneReading | null;
  wroteBefore?: number;
  owner?: string | null;
  nextOn?: string | null;
  starredAt?: number | null;
  deadline?: string | null;
  history?: readonly HistoryEntry[];
  actions?: readonly MailLink[];
}

/** What every mail needs of the settings; without a language, answers and estimate are in English. */
export type MailContext = Pick<MailSettings, "timeZone" | "mailWords"> &
  Partial<Pick<MailSettings, "language" | "desk" | "licence" | "origin" | "subjects">>;
