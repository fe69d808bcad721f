import { firm } from "#content/firm/firm.ts";
import type { Env } from "../env.ts";
import { findPlanned, type PlannedLead } from "../leads/find.ts";
import { isOpenLink } from "../signing/revocable-links.ts";
import { contentLines } from "./content-lines.ts";
import { serveMiss } from "./pages.ts";
import { dataHeaders } from "./site-headers.ts";

/** A calendar (RFC 5545) of the days on which to come back to leads, with only their references. */
export async function serveCalendar(request: Request, env: Env, proof: string): Promise<Response> {
  if (!(await isOpenLink(env, "calendar", proof))) return serveMiss(request, env);
  const planned = await findPlanned(env.DB);
  return new Response(calendarOf(planned, new URL(request.url).origin, Date.now()), {
    headers: {
      ...dataHeaders,
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

/** A calendar must have a component, and some programs refuse one without (RFC 5545, section 3.6). */
const utc = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function calendarOf(leads: readonly PlannedLead[], origin: string, now: number) {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${firm.shortName}//Desk//EN`,
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${firm.shortName.replace(/[\\;,]/g, "\\$&")}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...utc,
    ...leads.flatMap(({ reference, nextOn }) => [
      "BEGIN:VEVENT",
      `UID:${reference}@${new URL(origin).hostname}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${nextOn.replaceAll("-", "")}`,
      `SUMMARY:${reference}`,
      `URL:${origin}/desk/${reference}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return contentLines(lines);
}
