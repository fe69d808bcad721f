import type { Ref } from "react";
import { LeadForm } from "#forms/lead-form.tsx";
import type { LeadRequest } from "#forms/sending/lead-request.ts";
import { type Outcome, type SentLead, sendLead } from "#forms/sending/send-lead.ts";
import type { DraftStore } from "#forms/use-draft.ts";
import type { LeadFormHandle } from "#forms/use-lead-form.ts";
import type { Source } from "#lead/wire.ts";
import type { Settings } from "./element-settings.ts";
import type { ElementTexts } from "./element-texts.ts";
import type { Emit } from "./renderer.ts";

export interface EmbeddedFormProps {
  readonly settings: Pick<Settings, "api" | "heading" | "defaultCountry" | "test">;
  readonly texts: ElementTexts;
  readonly emit?: Emit;
  readonly source?: () => Source;
  /** Says whether the element stands in an editor. */
  readonly inEditor?: () => boolean;
  readonly draftStore?: DraftStore;
  readonly onClosed?: (sent: SentLead) => void;
  readonly ref?: Ref<LeadFormHandle>;
}

/** The form of an element; rendered once at build time and again, to the same markup, when it is hydrated. */
export function EmbeddedForm(props: EmbeddedFormProps) {
  const { settings, texts, emit, source, inEditor, draftStore, onClosed, ref } = props;
  const { form, words } = texts;

  async function send(request: LeadRequest): Promise<Outcome> {
    return inEditor?.() ? { kind: "unsure", uncertainty: "preview" } : sendLead(request);
  }

  return (
    <LeadForm
      form={form}
      words={words}
      firmTexts={texts.firmTexts}
      site={texts.site}
      api={settings.api}
      heading={settings.heading ?? form.heading}
      defaultCountry={settings.defaultCountry}
      test={settings.test}
      idPrefix="visa"
      onSending={() => emit?.("visa-sending")}
      onSent={({ form, reference }) => emit?.("visa-sent", { form, reference })}
      onError={({ form, param, msg }) => emit?.("visa-error", { form, param, msg })}
      send={send}
      {...(source && { source })}
      {...(draftStore && { draftStore })}
      {...(onClosed && { onClosed })}
      {...(ref && { ref })}
    />
  );
}
