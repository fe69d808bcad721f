import { type Ref, useMemo } from "react";
import { useLocation, useRouter } from "wouter";
import { language } from "#content/language.ts";
import { firmTexts } from "#content/site-firm-texts.ts";
import { draftAt } from "#forms/draft.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import { form } from "#language/forms.ts";
import { words } from "#language/site.ts";
import type { Form } from "#lead/field.ts";
import { pathIn } from "#lead/languages.ts";
import { keyName, noticeName, pageName } from "#lead/wire.ts";
import { leadSource } from "./lead-source.ts";
import { useVisitCount } from "./visit-count.ts";
import "#forms/lead-form.css";
import "#forms/field-view.css";

interface SiteFormProps {
  readonly form: Form;
  readonly idPrefix: string;
  readonly heading?: string;
  /** Keeps the answers in this tab, in every language and in each form with the same key, until they are sent or thrown away. */
  readonly draftKey: string;
  /** Called once the answers are stored and the success message begins to stand. */
  readonly onSent?: (lead: SentLead) => void;
  readonly onClosed?: () => void;
  readonly ref?: Ref<LeadFormHandle>;
}

/** Nothing shows a receipt before its form is sent; without its sheet it is plain and whole. */
function loadReceiptSheet(): void {
  import("#forms/receipt/receipt.css").catch(() => undefined);
}

/** A form of the site, which posts to the site's own API: by its script, or by the browser itself where none runs. */
export function SiteForm({ draftKey, onSent, ...props }: SiteFormProps) {
  const [page] = useLocation();
  const { base } = useRouter();
  const { endpoint } = props.form;
  const openDraftStore = useMemo(() => draftAt(draftKey), [draftKey]);
  const plain = useMemo(
    () => ({
      action: `/api/${endpoint}`,
      hidden: {
        language,
        [noticeName]: firmTexts.noticeVersion,
        [pageName]: pathIn(language, page),
        [keyName]: "",
      },
    }),
    [endpoint, page],
  );
  const { onChange, send } = useVisitCount(props.form, language);
  return (
    <div className="site-form" onChange={onChange}>
      <noscript>
        <p className="note-line">{words.frame.phoneWithoutScripts}</p>
      </noscript>
      <LeadForm
        {...props}
        openDraftStore={openDraftStore}
        api="/api"
        site={base}
        source={leadSource}
        send={send}
        plain={plain}
        firmTexts={firmTexts}
        words={form}
        onSent={(lead) => {
          loadReceiptSheet();
          onSent?.(lead);
        }}
      />
    </div>
  );
}
