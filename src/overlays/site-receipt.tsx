import { firmTexts } from "#content/site-firm-texts.ts";
import { ReceiptNote } from "#forms/receipt/receipt-note.tsx";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { FormDefinition } from "#lead/field.ts";
import "#forms/receipt/receipt-note.css";

interface SiteReceiptProps extends SentLead {
  readonly form: FormDefinition["name"];
  onClose(): void;
}

/** The receipt of a pop-up or of the full-screen assessment, which close once they are sent; their form has fetched the sheet of the receipt in it. */
export function SiteReceipt(props: SiteReceiptProps) {
  return <ReceiptNote {...props} licence={firmTexts.licence} words={firmTexts.receipt} />;
}
