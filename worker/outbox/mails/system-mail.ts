import type { RowGroup } from "#lead/present.ts";
import { htmlPart, textPart } from "./mail-parts.ts";
import type { Mail } from "./send-mail.ts";

/** A mail about no single lead: an alert, a digest, the daily mail. */
export function systemMail(subject: string, groups: readonly RowGroup[], text = ""): Mail {
  const all =
    text === "" ? groups : [{ title: "", rows: [{ name: "text", label: "", value: text }] }, ...groups];
  return { subject, text: textPart(subject, all), html: htmlPart(subject, all) };
}
