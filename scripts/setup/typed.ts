import { z } from "zod";

// What a person types for an answer, and shows of one: the schema says which parts it has. Parts are separated by commas
// in the schema's order, persons and sites by semicolons; what may be left out follows as `since 2011`. A hyphen is none.

/** Turns the words of a command line into an answer: parts of one, or a text that has spaces. */
export function readWords(schema: z.ZodType, words: readonly string[]): unknown {
  const kind = schema instanceof z.ZodNullable ? inner(schema) : schema;
  const hasParts = kind instanceof z.ZodArray || kind instanceof z.ZodObject;
  return readTyped(schema, words.join(hasParts ? ", " : " "));
}

/** Turns what is typed into an answer, for the schema to judge. */
export function readTyped(schema: z.ZodType, typed: string, separator = ","): unknown {
  if (schema instanceof z.ZodNullable) return typed === "-" ? null : readTyped(inner(schema), typed);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const between = element instanceof z.ZodObject ? ";" : /[\s,]+/;
    return typed === "-" ? [] : typed.split(between).map((part) => readTyped(element, part.trim()));
  }
  if (schema instanceof z.ZodObject) return readParts(schema, typed, separator);
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(typed)) return typed === "true";
  return schema instanceof z.ZodNumber && /^-?\d+$/.test(typed) ? Number(typed) : typed;
}

function readParts({ shape }: z.ZodObject, typed: string, separator: string) {
  const parts = typed.split(separator).map((part) => part.trim());
  // A street has commas of its own: 1250, boulevard René-Lévesque Ouest.
  if ("street" in shape) parts.unshift(parts.splice(0, parts.length - 3).join(", "));
  const answer: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(shape as Readonly<Record<string, z.ZodType>>)) {
    if (schema instanceof z.ZodOptional) continue;
    answer[key] = schema instanceof z.ZodTuple ? parts.splice(0, 2) : readTyped(schema, parts.shift() ?? "");
  }
  for (const part of parts) {
    const [, key = part, rest = ""] = /^(\w+)\s+(.*)$/.exec(part) ?? [];
    const schema = shape[key] as z.ZodType | undefined;
    // A hyphen takes it away; a key that there is not is the schema's to refuse. A slash separates its own parts.
    answer[key] =
      schema instanceof z.ZodOptional && rest !== "-" ? readTyped(inner(schema), rest, "/") : undefined;
  }
  return answer;
}

/** An answer as it could be typed. */
export function showTyped(schema: z.ZodType, answer: unknown): string {
  if (answer === undefined || answer === null) return "-";
  if (schema instanceof z.ZodNullable) return showTyped(inner(schema), answer);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const parts = (answer as readonly unknown[]).map((part) => showTyped(element, part));
    return parts.join(element instanceof z.ZodObject ? "; " : ", ") || "-";
  }
  if (schema instanceof z.ZodTuple) return (answer as readonly string[]).join(", ");
  if (!(schema instanceof z.ZodObject)) return String(answer);
  const told = answer as Readonly<Record<string, unknown>>;
  return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)
    .filter(([key]) => told[key] !== undefined)
    .map(([key, part]) =>
      part instanceof z.ZodOptional
        ? `${key} ${showTyped(inner(part), told[key]).replaceAll(",", inner(part) instanceof z.ZodObject ? " /" : "")}`
        : showTyped(part, told[key]),
    )
    .join(", ");
}

function inner(schema: z.ZodNullable | z.ZodOptional): z.ZodType {
  return schema.unwrap() as z.ZodType;
}
