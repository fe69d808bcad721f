import { type MouseEvent, useEffect, useRef, useState } from "react";
import { forgetKeptDraft, offeredDraft, resumeKeptDraft } from "#forms/draft.ts";
import { type KeptLead, lastKeptLead, sentLeads } from "#forms/sent-leads.ts";
import { showDate } from "#lead/show-date.ts";
import type { FormType } from "#lead/wire.ts";
import type { KeepingWords, ReceiptWords } from "#lead/words.ts";
import "./kept-answers.css";

interface KeptAnswersProps {
  words: KeepingWords;
  tag: string;
  months: ReceiptWords["months"];
  /** After a link that opens a tab of its own. */
  newTab: string;
  /** The address of the assessment. */
  path: string;
  onResume?(event: MouseEvent<HTMLAnchorElement>): void;
}

const form: FormType = "request";

/**
 * Lines under the header: one leads back to what this tab has sent, one offers the answers kept on this
 * device, which are restored only on request.
 */
export function KeptAnswers(props: KeptAnswersProps) {
  const [lead, setLead] = useState<KeptLead>();
  const [kept, setKept] = useState<number | "deleted">();
  useEffect(() => {
    const look = () => setLead(lastKeptLead());
    look();
    setKept(offeredDraft(form)?.until);
    sentLeads.addEventListener("sent", look);
    return () => sentLeads.removeEventListener("sent", look);
  }, []);
  if (!lead?.receiptUrl && kept === undefined) return null;
  const { words, tag, months } = props;
  return (
    <aside className="kept-answers" data-sent={lead?.receiptUrl && ""}>
      {lead?.receiptUrl && (
        <p>
          <a href={lead.receiptUrl} target="_blank" rel="noopener">
            {words.wrote(showDate(lead.sentAt, { tag, months, precision: "clock" })) + props.newTab}
          </a>
        </p>
      )}
      {kept === "deleted" && <Deleted text={words.deleted} />}
      {typeof kept === "number" && <Offered {...props} until={kept} onGone={setKept} />}
    </aside>
  );
}

function Deleted({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone.
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status">
      {text}
    </p>
  );
}

interface OfferedProps extends KeptAnswersProps {
  until: number;
  onGone(kept: "deleted" | undefined): void;
}

function Offered({ words, tag, months, path, until, onResume, onGone }: OfferedProps) {
  return (
    <p>
      <span>{words.found(showDate(until, { tag, months, precision: "day" }))}</span>
      <a
        href={path}
        onClick={(event) => {
          resumeKeptDraft(form);
          onResume?.(event);
          onGone(undefined);
        }}
      >
        {words.resume}
      </a>
      <button
        type="button"
        onClick={() => {
          forgetKeptDraft(form);
          onGone("deleted");
        }}
      >
        {words.forget}
      </button>
    </p>
  );
}
