import { z } from "zod";

// Answers as people type and read them: the schema defines the parts. Parts are separated by commas in the
// schema's order, persons and sites by semicolons; optional parts follow as `since 2011`. A hyphen removes
// the answer.

/** Turns the words of a command line into an answer: parts of one, or a text with spaces. */
export function readWords(schema: z.ZodType, words: readonly string[]): unknown {
  const kind = kindOf(schema);
  const hasParts = kind instanceof z.ZodArray || kind instanceof z.ZodObject;
  return readTyped(schema, words.join(hasParts ? ", " : " "));
}

/** Turns typed text into an answer for the schema to validate. */
export function readTyped(schema: z.ZodType, typed: string, separator = ","): unknown {
  if (schema instanceof z.ZodNullable && typed === "-") return null;
  const kind = kindOf(schema);
  if (kind instanceof z.ZodArray) {
    const element = kindOf(kind.element as z.ZodType);
    const between = element instanceof z.ZodObject ? ";" : /[\s,]+/;
    return typed === "-" ? [] : typed.split(between).map((part) => readTyped(element, part.trim()));
  }
  return kind instanceof z.ZodObject ? readParts(kind, typed, separator) : typed;
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
    // A hyphen removes it; the schema refuses an unknown key. A slash separates its own parts.
    answer[key] = schema instanceof z.ZodOptional && rest !== "-" ? readTyped(schema, rest, "/") : undefined;
  }
  return answer;
}

export function showTyped(schema: z.ZodType, answer: unknown): string {
  if (answer === undefined || answer === null) return "-";
  const kind = kindOf(schema);
  if (kind instanceof z.ZodArray) {
    const element = kindOf(kind.element as z.ZodType);
    const parts = (answer as readonly unknown[]).map((part) => showTyped(element, part));
    return parts.join(element instanceof z.ZodObject ? "; " : ", ") || "-";
  }
  if (kind instanceof z.ZodTuple) return (answer as readonly string[]).join(", ");
  if (!(kind instanceof z.ZodObject)) return String(answer);
  const parts = answer as Readonly<Record<string, unknown>>;
  return Object.entries(kind.shape as Readonly<Record<string, z.ZodType>>)
    .filter(([key]) => parts[key] !== undefined)
    .map(([key, part]) =>
      part instanceof z.ZodOptional
        ? `${key} ${showTyped(part, parts[key]).replaceAll(",", kindOf(part) instanceof z.ZodObject ? " /" : "")}`
        : showTyped(part, parts[key]),
    )
    .join(", ");
}

/** The schema without its alternatives: no answer, or another spelling. */
function kindOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return kindOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? kindOf(schema.out as z.ZodType) : schema;
}
