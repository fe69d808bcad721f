import { z } from "zod";
import { languageCodes } from "#lead/languages.ts";
import { absenceSchema, deploymentSchemas, factSchemas, partnersSchema } from "./fact-schemas.ts";
import { line, pastDay, wholeNumber } from "./kinds.ts";

const praiseSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line("Adaeze"),
        country: line("Nigeria"),
        body: line("…", 600),
        approvedOn: pastDay,
      }),
    )
    .default([]),
  gauges: z
    .array(
      z.strictObject({
        label: line("Our Satisfied Customers"),
        percent: wholeNumber(0, 100),
        source: line("Asked of 120 clients in 2026", 200),
      }),
    )
    .default([]),
});

const reviewSchema = z.strictObject({
  reviewedBy: line("Marie Tremblay"),
  reviewedOn: pastDay,
});

export const fileSchemas = {
  facts: z.strictObject(factSchemas),
  deployment: z.strictObject(deploymentSchemas),
  partners: partnersSchema,
  absence: absenceSchema,
  praise: byLanguage(praiseSchema),
  reviews: reviewsOf(z.string()),
};

/** `id` should accept only known facts, because a mistyped one would never count as read. */
export function reviewsOf(id: z.ZodString | z.ZodEnum) {
  return z.strictObject({
    languages: byLanguage(reviewSchema).default({}),
    facts: z
      .partialRecord(id, pastDay, unknownKeys("npm run facts lists the ids that there are"))
      .default({}),
  });
}

function byLanguage<T extends z.ZodType>(schema: T) {
  const message = `write codes of languages: ${languageCodes.join(", ")}`;
  return z.partialRecord(z.enum(languageCodes), schema, unknownKeys(message));
}

function unknownKeys(message: string) {
  return {
    error: ({ code, keys }: z.core.$ZodRawIssue) =>
      code === "unrecognized_keys" ? `there is no ${(keys as string[]).join(", ")}; ${message}` : undefined,
  };
}

export function shapeInWords(issue: z.core.$ZodRawIssue): string | undefined {
  const keys = Object.keys((issue.inst as z.ZodObject | undefined)?.shape ?? {});
  if (issue.code === "unrecognized_keys")
    return issue.keys.every((key) => /^[a-z]\w*$/i.test(key))
      ? `there is no ${issue.keys.join(", ")}; there are ${keys.join(", ")}`
      : "inside { } put a text with a comma in quotes, and a blank behind each colon";
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "array") return "write a list, each entry after a hyphen";
  // Texts by language have no shape.
  const [first = "en", second] = keys;
  return `write lines such as ${first}: …${second ? ` and ${second}: …` : ""}`;
}

export function placeInWords(path: readonly PropertyKey[], value: unknown): string {
  const words: string[] = [];
  let inside = value as Record<PropertyKey, unknown> | undefined;
  for (const key of path) {
    inside = inside?.[key] as typeof inside;
    words.push(typeof key === "number" ? String(inside?.name ?? `number ${key + 1}`) : String(key));
  }
  return words.join(": ");
}
