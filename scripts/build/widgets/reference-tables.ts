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

/** The tables of docs/embedding.md, in its order; a test holds the page to them. */
export function referenceTables(): readonly string[] {
  return [
    table(
      ["Attribute", "Type", "Default", "What it does"],
      Object.values(attributes).map(({ name, type, default: usual, doc, on }) => [
        `\`${name}\``,
        `\`${type.replaceAll("|", "\\|")}\``,
        usual,
        doc + where(on),
      ]),
    ),
    table(
      ["Event", "`detail`", "When"],
      Object.entries(events).map(([name, { detail, doc, on }]) => [
        `\`${name}\``,
        `\`${detail.replaceAll("|", "\\|")}\``,
        doc + where(on),
      ]),
    ),
    table(
      ["Method", "What it does"],
      Object.entries(methods).map(([name, { parameters, doc, on }]) => [
        `\`${name}(${parameters})\``,
        doc + where(on),
      ]),
    ),
    table(
      ["Custom property", "What it colours or shapes"],
      Object.entries(customProperties).map(([name, doc]) => [`\`${name}\``, doc]),
    ),
    table(
      ["`::part()`", "What it is"],
      Object.entries(parts).map(([name, { doc, on }]) => [`\`${name}\``, doc + where(on)]),
    ),
  ];
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
