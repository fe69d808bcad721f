import type { Plugin } from "vite";

/**
 * react-phone-number-input without what never shows here, a seventh of it: its own select, its icons (which come
 * from another host), and property types, which React 19 does not read. src/forms/phone/phone-plan.tsx fills these slots.
 */
export function leanPhoneLibrary(): Plugin {
  const library = /\/react-phone-number-input\/modules\/(\w+)\.js$/;
  return {
    name: "lean-phone-library",
    enforce: "pre",
    load: (id) => replacements[library.exec(id)?.[1] ?? ""],
    transform(code, id) {
      if (!library.test(id)) return undefined;
      const types = this.parse(code).body.filter(
        (node) =>
          node.type === "ExpressionStatement" &&
          node.expression.type === "AssignmentExpression" &&
          node.expression.left.type === "MemberExpression" &&
          node.expression.left.property.type === "Identifier" &&
          node.expression.left.property.name === "propTypes",
      );
      const kept = types.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: kept.replace(/'https:\/\/purecatamphetamine[^']*'/g, "''"), map: null };
    },
  };
}

const replacements: Readonly<Record<string, string>> = {
  CountrySelect: "export const CountrySelectWithIcon = () => null;",
  CountryIcon: "export const createCountryIconComponent = () => () => null;",
  Flag: "export default () => null;",
  InternationalIcon: "export default () => null;",
  PropTypes: "export const metadata = null, labels = null;",
};
