import { defaultLanguage, type SiteLanguage } from "#lead/languages.ts";
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
const tables = {
  attributes: { titles: { en: "Attribute", fr: "Attribut" }, ofButton: ["label"] },
  events: { titles: { en: "Event", fr: "Événement" }, ofButton: ["visa-open", "visa-close"] },
  methods: {
    titles: { en: "Method", fr: "Méthode" },
    ofButton: ["open(opener?: HTMLElement)", "close()"],
  },
  customProperties: { titles: { en: "Custom property", fr: "Propriété personnalisée" }, ofButton: [] },
  parts: { titles: { en: "`::part()`", fr: "`::part()`" }, ofButton: ["button", "dialog", "close"] },
} as const satisfies Record<string, { titles: Record<SiteLanguage, string>; ofButton: readonly string[] }>;

const buttonNotes: Readonly<Record<SiteLanguage, string>> = {
  en: " The button only.",
  fr: " Pour le bouton seulement.",
};

/** The guide of a language with the note in the rows of what only the button has, and in no other. */
export function withButtonNotes(guide: string, language: SiteLanguage): string {
  const note = buttonNotes[language];
  let ofButton: readonly string[] | undefined;
  const written = guide.split("\n").map((line) => {
    const [, cell = "", text = ""] = /^\| (.+?) \| (.*) \|$/.exec(line) ?? [];
    if (cell === "") ofButton = undefined;
    ofButton ??= Object.values(tables).find(({ titles }) => titles[language] === cell)?.ofButton;
    if (!ofButton || !cell.startsWith("`")) return line;
    const bare = text.endsWith(note) ? text.slice(0, -note.length) : text;
    return `| ${cell} | ${bare}${ofButton.includes(cell.slice(1, -1)) ? note : ""} |`;
  });
  return written.join("\n");
}

/**
 * What the elements offer as docs/embedding.md describes it to partners. The type declarations and the plugin
 * are made from its tables.
 */
export function readElementTables() {
  const guide = guideText(defaultLanguage);
  const rowsOf = ({ titles, ofButton }: (typeof tables)[keyof typeof tables]): Described[] => {
    const [, table = ""] = guide.split(`\n| ${titles[defaultLanguage]} | `);
    const [, , ...lines] = table.slice(0, table.indexOf("\n\n")).split("\n");
    return lines.map((line) => {
      const cells = line.slice(2, -2).split(" | ");
      const [name = "", type = ""] = cells.map((cell) => cell.replaceAll("\\|", "|").replace(/^`|`$/g, ""));
      const isOfButton = (ofButton as readonly string[]).includes(name);
      const on: readonly Tag[] = isOfButton ? ["visa-free-assessment-button"] : tags;
      return { name, type, doc: (cells.at(-1) ?? "").replace(buttonNotes[defaultLanguage], ""), on };
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
