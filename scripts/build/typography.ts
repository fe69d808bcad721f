import { type Plugin, parseSync, Visitor } from "vite";

/** Where visible words are written. */
const worded = /\/src\/content\/.*\.ts$/;
/** What an element says of itself to partners; the types among it are code, with quotation marks. */
const documented = /\/widgets\/element-api\.ts$/;
/** The forms' data, where a list names what is stored, such as the options of a choice. */
const asked = /\/src\/lead\//;
/** Facts stand as they are registered. */
const asGiven = /\/src\/content\/firm\.ts$/;

/** The apostrophes and quotation marks of a text as a printer sets them. `after` is what stands right before it. */
export function typographic(text: string, after = ""): string {
  const opens = (at: number) => /^$|[\s([{—–‘“]/.test(text[at - 1] ?? after);
  return text
    .replace(/'/g, (_, at: number) => (opens(at) ? "‘" : "’"))
    .replace(/"/g, (_, at: number) => (opens(at) ? "“" : "”"));
}

/** Sets all visible words so wherever a bundle takes them in: page, pre-renderer and element show the same letters. */
export function typography(): Plugin {
  return {
    name: "typography",
    enforce: "pre",
    transform(code, id) {
      if (asGiven.test(id) || !(worded.test(id) || documented.test(id))) return undefined;
      const texts = textsIn(code, asked.test(id)).filter(
        ({ text }) => !(documented.test(id) && /[“”]/.test(text)),
      );
      const set = texts
        .toReversed()
        .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
      return { code: set, map: null };
    },
  };
}

interface Text {
  readonly start: number;
  readonly end: number;
  /** As source. */
  readonly text: string;
}

/** The texts of a module that change, in the order of the file. */
function textsIn(code: string, listsValues: boolean): Text[] {
  const values = new Set<unknown>();
  const texts: Text[] = [];
  new Visitor({
    Property({ key }) {
      values.add(key);
    },
    ArrayExpression({ elements }) {
      if (listsValues) for (const element of elements) values.add(element);
    },
    Literal(node) {
      if (typeof node.value !== "string" || values.has(node)) return;
      const text = typographic(node.value);
      if (text !== node.value) texts.push({ start: node.start, end: node.end, text: JSON.stringify(text) });
    },
    TemplateLiteral({ quasis }) {
      for (const [at, { start, value }] of quasis.entries()) {
        // What a placeholder brings ends in a letter.
        const text = typographic(value.raw, at === 0 ? "" : "x");
        // The place of a part begins with its bracket or its backtick.
        if (text !== value.raw) texts.push({ start: start + 1, end: start + 1 + value.raw.length, text });
      }
    },
  }).visit(parseSync("words.ts", code).program);
  return texts.toSorted((a, b) => a.start - b.start);
}
