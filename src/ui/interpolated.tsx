import { Fragment, type ReactNode } from "react";
import { placeholder } from "#content/interpolate.ts";

interface InterpolatedProps {
  /** A sentence with places such as `{phone}`, which each language puts where it wants. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

export function Interpolated({ text, values }: InterpolatedProps) {
  return text.split(placeholder).map((part, at) => {
    // Every second part is the name of a place; an empty text between two would be a node of its own.
    const value = at % 2 === 1 ? values[part] : part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order.
    return value === "" ? null : <Fragment key={at}>{value}</Fragment>;
  });
}
