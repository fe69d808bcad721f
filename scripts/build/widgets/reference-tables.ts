import {
  attributes,
  customProperties,
  elements,
  events,
  methods,
  parts,
  type Tag,
} from "#widgets/element-api.ts";

const named: Readonly<Record<Tag, string>> = {
  "visa-contact-form": "The contact form",
  "visa-assessment-form": "The assessment form",
  "visa-free-assessment-button": "The button",
};
const where = (on: readonly Tag[]) =>
  on.length < Object.keys(elements).length ? ` ${on.map((tag) => named[tag]).join(", ")} only.` : "";

const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

/** The tables of docs/embedding.md, in its order; a test holds the page to them. */
export function referenceTables(): readonly string[] {
  return [
    table(
      ["Attribute", "Type", "Default", "What it does"],
      attributes,
      (_, { name, type, default: usual }) => [code(name), code(type), usual],
    ),
    table(["Event", "`detail`", "When"], events, (name, { detail }) => [code(name), code(detail)]),
    table(["Method", "What it does"], methods, (name, { parameters }) => [code(`${name}(${parameters})`)]),
    table(["Custom property", "What it colours or shapes"], customProperties, (name) => [code(name)]),
    table(["`::part()`", "What it is"], parts, (name) => [code(name)]),
  ];
}

/** A row an entry; its last cell says what it is for, and which elements alone have it. */
function table<Entry extends string | { readonly doc: string; readonly on: readonly Tag[] }>(
  heads: readonly string[],
  entries: Readonly<Record<string, Entry>>,
  cellsOf: (name: string, entry: Entry) => readonly string[],
): string {
  const rows = Object.entries(entries).map(([name, entry]) => [
    ...cellsOf(name, entry),
    typeof entry === "string" ? entry : entry.doc + where(entry.on),
  ]);
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
