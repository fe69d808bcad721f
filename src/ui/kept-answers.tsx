import { type MouseEvent, useEffect, useState } from "react";
import { forgetKeptDraft, offeredDraft, resumeKeptDraft } from "#forms/draft.ts";
import { showDate } from "#lead/show-date.ts";
import type { FormType } from "#lead/wire.ts";
import type { FormWords, ReceiptWords } from "#lead/words.ts";
import "./kept-answers.css";

interface KeptAnswersProps {
  words: FormWords["keep"];
  tag: string;
  months: ReceiptWords["months"];
  paths: Readonly<Record<FormType, string>>;
  onResume?(event: MouseEvent<HTMLAnchorElement>, form: FormType): void;
}

const forms = ["request", "contact"] as const;

/** A line under the header that offers the answers kept on this device; they are restored only on request. */
export function KeptAnswers({ words, tag, months, paths, onResume }: KeptAnswersProps) {
  const [kept, setKept] = useState<{ form: FormType; until: number }>();
  useEffect(() => {
    const form = forms.find(offeredDraft);
    const until = form && offeredDraft(form)?.until;
    setKept(form && until ? { form, until } : undefined);
  }, []);
  if (!kept) return null;
  const { form, until } = kept;
  const close = () => setKept(undefined);
  return (
    <aside className="kept-answers">
      <p>
        <span>{words.found(showDate(until, { tag, months, precision: "day" }))}</span>
        <a
          href={paths[form]}
          onClick={(event) => {
            resumeKeptDraft(form);
            onResume?.(event, form);
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
