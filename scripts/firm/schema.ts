import { z } from "zod";
import { languageCodes } from "#lead/languages.ts";
import { day, line, wholeNumber } from "./kinds.ts";
import { absenceSchema, deploymentSchemas, factSchemas, partnersSchema } from "./questions.ts";

const praiseSchema = z.strictObject({
  testimonials: z
    .array(
      z.strictObject({
        name: line("Adaeze"),
        country: line("Nigeria"),
        body: line("…", 600),
        approvedOn: day,
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
  reviewedOn: day,
});

/** What each file of firm/ holds. */
export const fileSchemas = {
  facts: fileOf(factSchemas),
  deployment: fileOf(deploymentSchemas),
  partners: partnersSchema,
  absence: absenceSchema,
  praise: byLanguage(praiseSchema),
  reviews: z.strictObject({
    languages: byLanguage(reviewSchema).default({}),
    facts: z.record(z.string(), day).default({}),
  }),
};

function byLanguage<T extends z.ZodType>(schema: T) {
  return z.partialRecord(
    z.enum(languageCodes),
    schema,
    `write codes of languages: ${languageCodes.join(", ")}`,
  );
}

/** A file in which whatever may be answered by `null` may be left out. */
function fileOf(schemas: Readonly<Record<string, z.ZodType>>) {
  const shape = Object.entries(schemas).map(([key, schema]) => [
    key,
    schema instanceof z.ZodNullable ? schema.optional().transform((value) => value ?? undefined) : schema,
  ]);
  return z.strictObject(Object.fromEntries(shape), {
    error: ({ code, keys }) =>
      code === "unrecognized_keys"
        ? `there is no ${(keys as string[]).join(", ")}; there are ${Object.keys(schemas).join(", ")}`
        : undefined,
  });
}

/** The place of a mistake in words: persons and sites by name, such as `licensees: Amara Okafor: number`. */
export function placeInWords(path: readonly PropertyKey[], value: unknown): string {
  const words: string[] = [];
  let inside = value as Readonly<Record<PropertyKey, unknown>> | undefined;
  for (const key of path) {
    inside = inside?.[key] as typeof inside;
    words.push(typeof key === "number" ? String(inside?.name ?? `number ${key + 1}`) : String(key));
  }
  return words.join(": ");
}
