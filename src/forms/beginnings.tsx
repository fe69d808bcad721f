import { useWords } from "./use-words.ts";

interface BeginningsProps {
  /** Begins the id of the line above. */
  readonly id: string;
  readonly disabled: boolean;
  onBegin(beginning: string): void;
}

/** What most visitors come for, as first sentences of a message: a press writes one, the rest is theirs. */
export function Beginnings({ id, disabled, onBegin }: BeginningsProps) {
  const { beginWith, beginnings } = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend does not stand in line with its field’s label
    <div className="visa-beginnings" role="group" aria-labelledby={`${id}-begin`}>
      <p className="visa-hint" id={`${id}-begin`}>
        {beginWith}
      </p>
      <div>
        {beginnings.map((beginning) => (
          <button
            key={beginning}
            type="button"
            className="visa-offer"
            disabled={disabled}
            onClick={() => onBegin(beginning)}
          >
            {beginning}
          </button>
        ))}
      </div>
    </div>
  );
}

/**
 * A message with one of the beginnings in it: what the visitor wants comes first, so that it leads the message where it is
 * read; one that ends in `…` comes last, where the visitor goes on.
 */
export function begun(text: string, beginning: string): string {
  const sentence = beginning.replace(/\s*…$/, "");
  if (text.includes(sentence)) return text;
  const written = text.trim();
  if (sentence === beginning) return written === "" ? `${sentence}\n` : `${sentence}\n${written}`;
  return `${written}${written && "\n"}${sentence} `;
}
