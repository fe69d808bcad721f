import { type ESTree, parseSync } from "vite";

/**
 * A file of words with one more text, last in the record to which the keys before the last one lead. Only
 * the innermost of these records may be new.
 */
export function withText(file: string, keys: readonly string[], text: string): string {
  const [constant = "", ...path] = keys.slice(0, -1);
  const entry = `${propertyName(keys.at(-1))}: ${JSON.stringify(text)}`;
  const outer = path.slice(0, -1).reduce(innerRecord, constantIn(file, constant));
  const innermost = path.at(-1);
  if (innermost === undefined) return withEntry(file, outer, entry);
  return hasKey(outer, innermost)
    ? withEntry(file, innerRecord(outer, innermost), entry)
    : withEntry(file, outer, `${propertyName(innermost)}: { ${entry} }`);
}

const propertyName = (key = "") => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key));

/** A comma that follows the last property now follows the new one. */
function withEntry(file: string, { start, properties }: ESTree.ObjectExpression, entry: string) {
  const last = properties.at(-1);
  const at = last ? last.end : start + 1;
  return `${file.slice(0, at)}${last ? "," : ""} ${entry}${file.slice(at)}`;
}

function constantIn(file: string, name: string) {
  const { program, errors } = parseSync("words.ts", file);
  if (errors[0]) throw new Error(errors[0].message);
  const declarations = program.body.flatMap((node) =>
    node.type === "ExportNamedDeclaration" && node.declaration?.type === "VariableDeclaration"
      ? node.declaration.declarations
      : [],
  );
  return recordIn(declarations.find(({ id }) => id.type === "Identifier" && id.name === name)?.init, name);
}

function innerRecord(record: ESTree.ObjectExpression, name: string) {
  return recordIn(propertyOf(record, name)?.value, name);
}

const hasKey = (record: ESTree.ObjectExpression, name: string) => propertyOf(record, name) !== undefined;

function propertyOf({ properties }: ESTree.ObjectExpression, name: string) {
  return properties
    .filter((property) => property.type === "Property")
    .find(({ key }) => name === (key.type === "Literal" ? key.value : "name" in key && key.name));
}

function recordIn(value: ESTree.Expression | null | undefined, name: string): ESTree.ObjectExpression {
  const inner = value?.type === "TSAsExpression" ? value.expression : value;
  if (inner?.type !== "ObjectExpression") throw new Error(`No record “${name}” is there`);
  return inner;
}
