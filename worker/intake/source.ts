import { isRecord } from "#lead/is-record.ts";
import { type Source, sourceFields } from "#lead/source-fields.ts";
import { type PhoneEntry, phoneEntryLimit, sourceLimit, utmNames } from "#lead/wire.ts";

/** Malformed parts are dropped, because they must never cost a lead. */
export function readSource(raw: unknown): Source {
  if (!isRecord(raw)) return {};
  const utm = isRecord(raw.utm) ? raw.utm : {};
  const campaign = present(Object.fromEntries(utmNames.map((name) => [name, bounded(utm[name])])));
  const texts = sourceFields
    .filter(({ ours }) => !ours)
    .map(({ name, limit, read }) => [
      name,
      bounded(read(bounded(raw[name], Number.POSITIVE_INFINITY) ?? ""), limit),
    ]);
  return present({
    ...Object.fromEntries(texts),
    utm: Object.keys(campaign).length > 0 ? campaign : undefined,
  });
}

/** Whether an `Origin` header is a page's origin: anybody can send any text in it. */
export function isOrigin(text: string | undefined): text is string {
  return text !== undefined && text.length <= sourceLimit && URL.parse(text)?.origin === text;
}

export function readPhoneEntry(raw: unknown): PhoneEntry | null {
  if (!isRecord(raw)) return null;
  const { typed, country, chosen } = raw;
  if (typeof typed !== "string" || typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) return null;
  return { typed: bounded(typed, phoneEntryLimit) ?? "", country, chosen: Boolean(chosen) };
}

const firstNotice = "2026-11-20";

/** Null for a version that cannot have existed. */
export function readNotice(raw: unknown): string | null {
  const [version, day = ""] = /^(\d{4}-\d\d-\d\d)(?:\.[0-9a-f]{6})?$/.exec(bounded(raw) ?? "") ?? [];
  const isDay = new Date(day).toJSON()?.startsWith(day);
  return version && isDay && day >= firstNotice && day <= new Date().toJSON() ? version : null;
}

function bounded(raw: unknown, limit = sourceLimit) {
  if (typeof raw !== "string") return undefined;
  const text = raw
    .toWellFormed()
    .replace(/\p{Cc}/gu, "")
    .trim();
  return text === "" ? undefined : text.slice(0, limit).toWellFormed();
}

function present<T extends Record<string, unknown>>(record: T) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
