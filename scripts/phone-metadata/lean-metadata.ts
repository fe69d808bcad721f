import metadata from "libphonenumber-js/min/metadata";

/** Where a country's ways of writing a number stand in its metadata. */
const formats = 4;

/** libphonenumber's small metadata without the ways of writing numbers: the worker reads and never shows them. */
export function leanMetadata(): string {
  const lean = (plans: Readonly<Record<string, readonly unknown[]>>) =>
    Object.fromEntries(
      Object.entries(plans).map(([code, plan]) => [
        code,
        plan.map((part, at) => (at === formats ? 0 : part)),
      ]),
    );
  const { countries, nonGeographic, ...rest } = metadata as unknown as Record<
    string,
    Record<string, readonly unknown[]>
  >;
  return `${JSON.stringify({ ...rest, countries: lean(countries ?? {}), nonGeographic: lean(nonGeographic ?? {}) })}\n`;
}
