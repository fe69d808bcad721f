import metadata from "libphonenumber-js/min/metadata";

type Plan = readonly unknown[];

/** Where in a country's metadata its ways of writing a number stand, its kinds of numbers, and how it writes an extension. */
const formats = 4;
const kinds = 11;
const extension = 13;

/**
 * libphonenumber's small metadata without the ways of writing numbers, because the worker reads and never shows them;
 * without the lengths of each kind, which its pattern says too; and without the empty parts at the end.
 */
export function leanMetadata(): string {
  const lean = (plans: Readonly<Record<string, Plan>>) =>
    Object.fromEntries(Object.entries(plans).map(([code, plan]) => [code, leanPlan(plan)]));
  const { countries, nonGeographic, ...rest } = metadata as unknown as Record<string, Record<string, Plan>>;
  return `${JSON.stringify({ ...rest, countries: lean(countries ?? {}), nonGeographic: lean(nonGeographic ?? {}) })}\n`;
}

function leanPlan(plan: Plan): Plan {
  const parts = plan.map((part, at) => {
    if (at === formats || at === extension) return 0;
    return at === kinds && Array.isArray(part) ? part.map(withoutLengths) : part;
  });
  return parts.slice(0, parts.findLastIndex((part) => part !== 0 && part !== null) + 1);
}

function withoutLengths(kind: unknown): unknown {
  return Array.isArray(kind) ? kind.slice(0, 1) : kind;
}
