import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firm } from "#content/firm.ts";
import { licencesFile } from "#scripts/build/licences.ts";
import { declarations, reactDeclarations } from "#scripts/build/widgets/declarations.ts";
import { entries } from "#scripts/build/widgets/entries.ts";
import { classNameOf, manifest, of } from "#scripts/build/widgets/manifest.ts";
import { attributes, elements, events, type Tag } from "#widgets/element-api.ts";
import { fallbacks } from "#widgets/partner-page/snippet.ts";

const source = "integrations/react";
const tags = Object.keys(elements) as Tag[];

/** Writes the npm package `visa-widgets` into `out`, with the elements of a release, which lie in `folder`. */
export function buildReactPackage(version: string, folder: string, out: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(out, name), text);
  const fill = (name: string) =>
    readFileSync(join(source, name), "utf8")
      .replaceAll("{{name}}", firm.name)
      .replaceAll("{{site}}", firm.origin);
  for (const entry of entries) {
    copyFileSync(join(folder, `${entry}.js`), join(out, `${entry}.js`));
    // Each file defines what `visa-widgets` describes, and exports nothing.
    if (entry !== "visa-widgets") write(`${entry}.d.ts`, 'export type * from "./visa-widgets.js";\n');
  }
  copyFileSync(join(folder, licencesFile), join(out, licencesFile));
  write("package.json", `${JSON.stringify(packageJson(version), null, 2)}\n`);
  write("README.md", fill("README.md"));
  write("component.js", fill("component.js"));
  write("react.js", components());
  write("react.d.ts", componentTypes());
  write("visa-widgets.d.ts", declarations());
  write("visa-widgets-react.d.ts", reactDeclarations());
  write("custom-elements.json", `${JSON.stringify(manifest(), null, 2)}\n`);
}

function packageJson(version: string) {
  return {
    name: "visa-widgets",
    version,
    // Packed for partners by hand: nothing may publish it by mistake.
    private: true,
    license: "UNLICENSED",
    description: `The forms of ${firm.name} as custom elements and React components`,
    homepage: `${firm.origin}/widgets/`,
    type: "module",
    sideEffects: entries.map((entry) => `./${entry}.js`),
    customElements: "custom-elements.json",
    exports: {
      ".": { types: "./visa-widgets.d.ts", default: "./visa-widgets.js" },
      "./react": { types: "./react.d.ts", default: "./react.js" },
      "./jsx": { types: "./visa-widgets-react.d.ts" },
      ...Object.fromEntries(
        entries.map((entry) => [`./${entry}.js`, { types: `./${entry}.d.ts`, default: `./${entry}.js` }]),
      ),
      "./custom-elements.json": "./custom-elements.json",
    },
    peerDependencies: { react: ">=19" },
    peerDependenciesMeta: { react: { optional: true } },
  };
}

/** `visa-contact-form` -> `ContactForm`. */
const componentName = (tag: Tag) => classNameOf(tag).replace("Visa", "");
/** `visa-sent` -> `onSent`. */
const listenerName = (event: string) => `on${classNameOf(event as Tag).replace("Visa", "")}`;

/** `react.js`: a component for each element, with what it needs of it. */
function components(): string {
  const exported = tags.map((tag) => {
    const { script, room } = elements[tag];
    const { path, text } = fallbacks.en[tag];
    const known = {
      tag,
      api: `${firm.origin}/api`,
      attributes: Object.fromEntries(of(attributes, tag).map(([property, { name }]) => [property, name])),
      events: Object.fromEntries(of(events, tag).map(([event]) => [listenerName(event), `on${event}`])),
      room: styleOf(room),
      link: { address: firm.origin + path, text },
    };
    const fields = Object.entries(known).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
    return `
export const ${componentName(tag)} = componentOf({
${fields.join("")}  load: () => import("./${script}.js"),
});
`;
  });
  return `import { componentOf } from "./component.js";\n${exported.join("")}`;
}

/** `display: block; min-height: 940px` as React takes it. */
function styleOf(css: string): Record<string, string> {
  return Object.fromEntries(
    css.split(";").map((declaration) => {
      const [name = "", value = ""] = declaration.split(":").map((part) => part.trim());
      return [name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()), value];
    }),
  );
}

function componentTypes(): string {
  const interfaces = tags.map((tag) => {
    const name = classNameOf(tag);
    const props = of(attributes, tag).map(
      ([property, { type, doc }]) => `  /** ${doc} */\n  readonly ${property}?: ${type} | undefined;\n`,
    );
    const listeners = of(events, tag).map(
      ([event, { doc }]) =>
        `  /** ${doc} */\n  readonly ${listenerName(event)}?: ((event: ${name}EventMap["${event}"]) => void) | undefined;\n`,
    );
    const own = of(events, tag).map(([event]) => `"${listenerName(event)}"`);
    return `export interface ${componentName(tag)}Props extends Omit<HTMLAttributes<${name}>, ${own.join(" | ")}> {
${props.join("")}${listeners.join("")}  readonly ref?: Ref<${name}> | undefined;
}

/** ${elements[tag].doc} */
export function ${componentName(tag)}(props: ${componentName(tag)}Props): ReactNode;
`;
  });
  const imported = tags.flatMap((tag) => [classNameOf(tag), `${classNameOf(tag)}EventMap`]);
  return `import type { HTMLAttributes, ReactNode, Ref } from "react";
import type { ${imported.join(", ")} } from "./visa-widgets.js";

${interfaces.join("\n")}`;
}
