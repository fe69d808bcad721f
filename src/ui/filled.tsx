import { Fragment, type ReactNode } from "react";

interface FilledProps {
  /** A sentence with places such as `{phone}`, so that each language puts them where it wants. */
  readonly text: string;
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A sentence of the contents with something else in it, for example a link. */
export function Filled({ text, values }: FilledProps) {
  return text.split(place).map((part, at) => {
    // Every second part is the name of a place; an empty text between two would be a node of its own.
    const value = at % 2 === 1 ? values[part] : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    return value === "" ? null : <Fragment key={at}>{value}</Fragment>;
  });
}

/** The same where only text will do; a place without a value stays. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(place, (whole, name) => values[name] ?? whole);
}

const place = /\{(\w+)\}/g;
