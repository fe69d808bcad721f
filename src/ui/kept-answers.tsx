import { type MouseEvent, useEffect, useRef, useState } from "react";
import { forgetKeptDraft, offeredDraft, resumeKeptDraft } from "#forms/draft.ts";
import { showDate } from "#lead/show-date.ts";
import type { FormType } from "#lead/wire.ts";
import type { KeepingWords, ReceiptWords } from "#lead/words.ts";
import "./kept-answers.css";

interface KeptAnswersProps {
  words: KeepingWords;
  tag: string;
  months: ReceiptWords["months"];
  /** The address of the assessment. */
  path: string;
  onResume?(event: MouseEvent<HTMLAnchorElement>): void;
}

const form: FormType = "request";

/** A line under the header that offers the answers kept on this device; they are restored only on request. */
export function KeptAnswers({ words, tag, months, path, onResume }: KeptAnswersProps) {
  const [until, setUntil] = useState<number>();
  const [isDeleted, setDeleted] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => setUntil(offeredDraft(form)?.until), []);
  // The button that was pressed has gone.
  useEffect(() => {
    if (isDeleted) line.current?.focus();
  }, [isDeleted]);
  if (isDeleted)
    return (
      <aside className="kept-answers">
        <p ref={line} tabIndex={-1} role="status">
          {words.deleted}
        </p>
      </aside>
    );
  if (until === undefined) return null;
  return (
    <aside className="kept-answers">
      <p>
        <span>{words.found(showDate(until, { tag, months, precision: "day" }))}</span>
        <a
          href={path}
          onClick={(event) => {
            resumeKeptDraft(form);
            onResume?.(event);
            setUntil(undefined);
          }}
        >
          {words.resume}
        </a>
        <button
          type="button"
          onClick={() => {
            forgetKeptDraft(form);
            setDeleted(true);
          }}
        >
          {words.forget}
        </button>
      </p>
    </aside>
  );
}
