import { useEffect, useState } from "react";
import type { Field } from "#lead/field.ts";
import type * as WrittenNumbers from "#lead/written-numbers.ts";
import { useForm } from "./form-context.ts";
import { LiveHint } from "./live-hint.tsx";

interface NumberNoteProps {
  field: Field;
  /** As the field was left. */
  text: string;
}

/** What is stored of a number that was written otherwise, and the way for somebody who is too young. */
export function NumberNote({ field: { kind, min = 0 }, text }: NumberNoteProps) {
  const { words } = useForm();
  const numbers = useWrittenNumbers(text !== "");
  // The server asks for an age in place of a date.
  const isBirth = (kind === "ages" || min > 0) && numbers?.looksLikeBirth(text);
  const isYoung = kind === "integer" && !isBirth && (numbers?.writtenNumber(text) ?? min) < min;
  const stored = isBirth || isYoung ? "" : numbers?.storedInstead(kind, text);
  return (
    <>
      <LiveHint text={stored ? words.readAs(stored) : ""} />
      {isYoung && <WriteInstead />}
    </>
  );
}

function WriteInstead() {
  const { words, firmTexts, site } = useForm();
  const href = site + firmTexts.contactPath;
  if (href.startsWith("#")) return <a href={href}>{words.writeInstead}</a>;
  // In a tab of its own, because this one holds what was typed.
  return (
    <p className="visa-hint">
      <a href={href} target="_blank" rel="noopener">
        {words.writeInstead}
      </a>
      <span>{words.newTab}</span>
    </p>
  );
}

/** Fetched once a number has been written; without it the server's answer tells all the same. */
function useWrittenNumbers(isWritten: boolean) {
  const [module, setModule] = useState<typeof WrittenNumbers>();
  useEffect(() => {
    if (isWritten) import("#lead/written-numbers.ts").then(setModule, () => undefined);
  }, [isWritten]);
  return module;
}
