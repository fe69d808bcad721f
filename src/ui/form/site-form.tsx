import { useEffect } from "react";
import { useLocation, useRouter } from "wouter";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { lastKeptLead } from "#forms/sent-leads.ts";
import { form, keeping } from "#language/forms.ts";
import { words } from "#language/site.ts";
import { SameOriginForm, type SameOriginFormProps } from "./same-origin-form.tsx";
import "#forms/forms.css";

type SiteFormProps = Omit<
  SameOriginFormProps,
  "path" | "site" | "firmTexts" | "words" | "keeping" | "loadToolsWords"
>;

/**
 * A receipt, or its note, shows only after a send, also from an earlier page of this tab. Without their
 * sheets they are plain but complete.
 */
function loadReceiptSheets() {
  import("#forms/receipt/receipt.css").catch(() => undefined);
  import("#forms/receipt/foot-note.css").catch(() => undefined);
}

export const loadToolsWords = () => import("#language/form-tools.ts");

export function SiteForm(props: SiteFormProps) {
  const [path] = useLocation();
  const { base } = useRouter();
  useEffect(() => {
    if (lastKeptLead()) loadReceiptSheets();
  }, []);
  return (
    <div className="site-form">
      {!firmTexts.stopped && (
        <noscript>
          <p className="note-line">{words.frame.phoneWithoutScripts}</p>
        </noscript>
      )}
      <SameOriginForm
        {...props}
        path={path}
        site={base}
        firmTexts={firmTexts}
        words={form}
        keeping={keeping}
        loadToolsWords={loadToolsWords}
        onSending={loadReceiptSheets}
      />
    </div>
  );
}
