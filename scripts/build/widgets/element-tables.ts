import { defaultLanguage } from "#lead/languages.ts";
import { type Tag, tags } from "#widgets/element-api.ts";
import { guideText } from "./guide.ts";

export interface Described {
  name: string;
  /** Type of the attribute or of the event's `detail`, as TypeScript writes it. */
  type: string;
  doc: string;
  on: readonly Tag[];
}

/** The guide's tables: the title of their first column, and the rows of what only the button has. */
export const tables = {
  attributes: { title: "Attribute", ofButton: ["label"] },
  events: { title: "Event", ofButton: ["visa-open", "visa-close"] },
  methods: { title: "Method", ofButton: ["open(opener?: HTMLElement)", "close()"] },
  customProperties: { title: "Custom property", ofButton: [] },
  parts: { title: "`::part()`", ofButton: ["button", "dialog", "close"] },
} as const satisfies Record<string, { title: string; ofButton: readonly string[] }>;

export const buttonNote = " The button only.";

/**
 * What the elements offer as docs/embedding.md describes it to partners. The type declarations and the plugin
 * are made from its tables.
 */
export function readElementTables() {
  const guide = guideText(defaultLanguage);
  const rowsOf = ({ title, ofButton }: (typeof tables)[keyof typeof tables]): Described[] => {
    const [, table = ""] = guide.split(`\n| ${title} | `);
    const [, , ...lines] = table.slice(0, table.indexOf("\n\n")).split("\n");
    return lines.map((line) => {
      const cells = line.slice(2, -2).split(" | ");
      const [name = "", type = ""] = cells.map((cell) => cell.replaceAll("\\|", "|").replace(/^`|`$/g, ""));
      const isOfButton = (ofButton as readonly string[]).includes(name);
      const on: readonly Tag[] = isOfButton ? ["visa-free-assessment-button"] : tags;
      return { name, type, doc: (cells.at(-1) ?? "").replace(buttonNote, ""), on };
    });
  };
  return {
    attributes: rowsOf(tables.attributes),
    events: rowsOf(tables.events),
    methods: rowsOf(tables.methods),
    customProperties: rowsOf(tables.customProperties),
    parts: rowsOf(tables.parts),
  };
}
