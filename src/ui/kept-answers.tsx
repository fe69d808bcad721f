import { type MouseEvent, useEffect, useState } from "react";
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
  useEffect(() => setUntil(offeredDraft(form)?.until), []);
  if (until === undefined) return null;
  const close = () => setUntil(undefined);
  return (
    <aside className="kept-answers">
      <p>
        <span>{words.found(showDate(until, { tag, months, precision: "day" }))}</span>
        <a
          href={path}
          onClick={(event) => {
            resumeKeptDraft(form);
            onResume?.(event);
            close();
          }}
        >
          {words.resume}
        </a>
        <button
          type="button"
          onClick={() => {
            forgetKeptDraft(form);
            close();
          }}
        >
          {words.forget}
        </button>
      </p>
    </aside>
  );
}
