import { type ReactNode, type RefObject, useId } from "react";
import { Button } from "#site/ui/button.tsx";

interface DiscardQuestionProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly text: string;
  readonly stay: string;
  readonly children: ReactNode;
}

/** Asks before answers are thrown away; `dialog.current.showModal()` opens it. */
export function DiscardQuestion({ dialog, title, text, stay, children }: DiscardQuestionProps) {
  // An id begins with a letter, which React's own need not.
  const id = `discard${useId()}`;
  return (
    <dialog ref={dialog} className="discard-question" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <h2 id={id}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="button-row">
        <Button rank="primary" onClick={() => dialog.current?.close()}>
          {stay}
        </Button>
        {children}
      </div>
    </dialog>
  );
}
