import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Day } from "#content/day.ts";
import type { OfficialPages, PageContent } from "#content/site/page.ts";
import { lineOf, slipOf } from "../../firm/read-file.ts";
import { unknown } from "./inlines.ts";
import { Refusal } from "./refusal.ts";

const words = z.string().min(1);

function schemaOf(official: OfficialPages) {
  const pageOf = (key: string, { addIssue }: z.RefinementCtx) => {
    const page = official.get(key);
    if (!page) addIssue(unknown(key));
    return page ?? z.NEVER;
  };
  return z.strictObject({
    // The renderer appends the firm's name, and search results cut at about 60 characters.
    title: words.max(38),
    // Search results show this much whole.
    description: z.string().min(70).max(155),
    updated: z
      .string()
      .regex(/^\d{4}-\d\d-\d\d$/, "a day such as 2026-11-22")
      .transform((day) => day as Day),
    sources: z.array(z.string().transform(pageOf)).min(1),
    next: z.strictObject({
      heading: words,
      text: words,
      action: z.enum(["assessment", "contact"]),
      label: words,
    }),
  });
}

/** Reads the lines between the two `---`; in the body that follows, each line keeps its number. */
export function readFrontMatter(text: string, official: OfficialPages) {
  const [, yaml, below] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  if (yaml === undefined) throw new Refusal(1, "A page begins with front matter between ---");
  const head = judge(yaml, schemaOf(official)) satisfies Partial<PageContent>;
  return { head, body: "\n".repeat(yaml.split("\n").length + 1) + below };
}

function judge<Schema extends z.ZodType>(yaml: string, schema: Schema): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [broken] = document.errors;
  // The fence is the first line.
  if (broken) throw new Refusal(lines.linePos(broken.pos[0]).line + 1, slipOf(broken, yaml));
  const { data, error } = schema.safeParse(document.toJS());
  const issue = error?.issues[0];
  if (!issue) return data as z.output<Schema>;
  throw new Refusal(lineOf(issue, document, lines) + 1, `${issue.path.join(".")}: ${issue.message}`);
}
