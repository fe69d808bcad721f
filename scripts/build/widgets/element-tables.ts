import { defaultLanguage } from "#lead/languages.ts";
import { type Tag, tags } from "#widgets/element-api.ts";
import { guideText } from "./guide.ts";

/** A row of the guide: an attribute, an event, a method, a custom property or a part. */
export interface Described {
  name: string;
  /** Type of the attribute or of the event's `detail`, as TypeScript writes it. */
  type: string;
  doc: string;
  on: readonly Tag[];
}

const note = " The button only.";

/**
 * What the elements offer as docs/embedding.md describes it to partners. The type declarations and the plugin
 * are made from its tables.
 */
export function readElementTables() {
  const guide = guideText(defaultLanguage);
  const rowsOf = (title: string): Described[] => {
    const [, table = ""] = guide.split(`\n| ${title} | `);
    const [, , ...lines] = table.slice(0, table.indexOf("\n\n")).split("\n");
    return lines.map((line) => {
      const cells = line.slice(2, -2).split(" | ");
      const [name = "", type = ""] = cells.map((cell) => cell.replaceAll("\\|", "|").replace(/^`|`$/g, ""));
      const doc = cells.at(-1) ?? "";
      const on: readonly Tag[] = doc.endsWith(note) ? ["visa-free-assessment-button"] : tags;
      return { name, type, doc: doc.replace(note, ""), on };
    });
  };
  return {
    attributes: rowsOf("Attribute"),
    events: rowsOf("Event"),
    methods: rowsOf("Method"),
    customProperties: rowsOf("Custom property"),
    parts: rowsOf("`::part()`"),
  };
}
