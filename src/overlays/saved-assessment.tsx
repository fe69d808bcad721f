import { useCallback } from "react";
import { filled } from "#content/filled.ts";
import { language } from "#content/language.ts";
import { dropDraft, lastingDraft } from "#forms/draft.ts";
import { isAnswered } from "#forms/outline.ts";
import { words } from "#language/site.ts";
import { fieldsOf } from "#lead/field.ts";
import { languages } from "#lead/languages.ts";
import { showDate } from "#lead/show-date.ts";
import { Button } from "#site/ui/button.tsx";
import { assessment } from "#site/ui/form/assessment.ts";
import { assessmentDraft, useOverlays } from "./overlays-context.ts";
import "#forms/receipt/receipt-note.css";

const { heading, text, resume, discard } = words.savedAssessment;

/** Tells at the foot of the window, once on a visit, that this device keeps answers that were not sent. */
export function SavedAssessment({ onClose }: { onClose(): void }) {
  const show = useCallback((note: HTMLElement | null) => note?.showPopover?.(), []);
  const { open } = useOverlays();
  const draft = lastingDraft(assessmentDraft);
  if (draft === undefined) return null;
  const { typed } = draft;
  const answers = fieldsOf(assessment).filter((field) => isAnswered(field, typed[field.name] ?? "")).length;
  const date = showDate(draft.until, { tag: languages[language].tag, tells: "day" });
  return (
    <aside ref={show} popover="manual" className="visa-note" aria-labelledby="saved-assessment">
      <h2 id="saved-assessment">{heading}</h2>
      <p>{filled(text, { count: String(answers), date })}</p>
      <div className="button-row">
        <Button rank="primary" onClick={(event) => open(event, "assessment")}>
          {resume}
        </Button>
        <Button
          rank="secondary"
          onClick={() => {
            dropDraft(assessmentDraft);
            onClose();
          }}
        >
          {discard}
        </Button>
        <Button rank="secondary" onClick={onClose}>
          {words.frame.close}
        </Button>
      </div>
    </aside>
  );
}
