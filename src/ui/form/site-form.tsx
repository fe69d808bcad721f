import type { Ref } from "react";
import { firm } from "#content/firm.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import type { Form } from "#lead/field.ts";
import { leadSource } from "./lead-source.ts";
import "#forms/lead-form.css";
import "#forms/field-view.css";

interface SiteFormProps {
  readonly form: Form;
  readonly idPrefix: string;
  readonly heading?: string;
  /** Keeps the answers over a reload or a wrong turn, until they are sent or thrown away. */
  readonly draftKey?: string;
  readonly onClosed?: () => void;
  readonly ref?: Ref<LeadFormHandle>;
}

/** A form of the site, which posts to the site's own API, and what to do where scripts are off. */
export function SiteForm(props: SiteFormProps) {
  return (
    <div className="site-form">
      <noscript>
        <p className="note-line">
          This form needs JavaScript. Please call <a href={firm.phoneHref}>{firm.phone}</a> or write to{" "}
          <a href={`mailto:${firm.email}`}>{firm.email}</a>.
        </p>
      </noscript>
      <LeadForm {...props} api="/api" source={leadSource} />
    </div>
  );
}
