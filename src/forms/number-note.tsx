import type { Field } from "#lead/field.ts";
import { useForm } from "./form-context.ts";
import { LiveHint } from "./live-hint.tsx";
import { useLoaded } from "./use-loaded.ts";

interface NumberNoteProps {
  field: Field;
  /** As the field was left. */
  text: string;
}

/** Shows how a number that was written another way is stored, and a link for visitors who are too young. */
export function NumberNote({ field: { kind, min = 0 }, text }: NumberNoteProps) {
  const { words } = useForm();
  // Without it, the server’s refusal explains the same.
  const numbers = useLoaded(loadWrittenNumbers, text !== "");
  // A date of birth is not stored: the server asks for an age.
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
  const isElsewhere = !href.startsWith("#");
  return (
    <p className="visa-hint">
      <a href={href} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
        {words.writeInstead}
      </a>
      {isElsewhere && <span>{words.newTab}</span>}
    </p>
  );
}

const loadWrittenNumbers = () => import("#lead/written-numbers.ts");
