import type { Ref } from "react";
import { useLocation, useRouter } from "wouter";
import { firmTexts } from "#content/site-firm-texts.ts";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { form } from "#language/forms.ts";
import { words } from "#language/site.ts";
import type { Form } from "#lead/field.ts";
import { OwnForm } from "./own-form.tsx";
import "#forms/lead-form.css";
import "#forms/field-view.css";

interface SiteFormProps {
  readonly form: Form;
  readonly idPrefix: string;
  readonly heading?: string;
  readonly draftKey: string;
  /** Called once the answers are stored and the success message begins to stand. */
  readonly onSent?: (lead: SentLead) => void;
  readonly onClosed?: () => void;
  readonly ref?: Ref<LeadFormHandle>;
}

/** Nothing shows a receipt, nor its note, before a form is sent; without their sheets they are plain and whole. */
function loadReceiptSheets(): void {
  import("#forms/receipt/receipt.css").catch(() => undefined);
  import("#forms/receipt/receipt-note.css").catch(() => undefined);
}

export function SiteForm({ onSent, ...props }: SiteFormProps) {
  const [path] = useLocation();
  const { base } = useRouter();
  return (
    <div className="site-form">
      <noscript>
        <p className="note-line">{words.frame.phoneWithoutScripts}</p>
      </noscript>
      <OwnForm
        {...props}
        path={path}
        site={base}
        firmTexts={firmTexts}
        words={form}
        onSent={(lead) => {
          loadReceiptSheets();
          onSent?.(lead);
        }}
      />
    </div>
  );
}
