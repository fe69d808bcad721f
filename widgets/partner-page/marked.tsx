import type { ReactNode } from "react";
import type { Marked as MarkedText } from "./words.ts";

const mark = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/;

/** A text in which backticks mark code and `[text](address)` is a link. */
export function Marked({ text }: { readonly text: MarkedText }): ReactNode {
  const found = mark.exec(text);
  if (!found) return text;
  const [whole, code, link, href] = found;
  return (
    <>
      {text.slice(0, found.index)}
      {code === undefined ? <a href={href}>{link}</a> : <code>{code}</code>}
      <Marked text={text.slice(found.index + whole.length)} />
    </>
  );
}
