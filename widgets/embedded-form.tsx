import { LeadForm } from "#forms/lead-form.tsx";
import type { LeadFormProps } from "#forms/use-lead-form.ts";
import { withPartner } from "#lead/partner-link.ts";
import type { Settings } from "./element-settings.ts";
import type { ElementTexts } from "./element-texts.ts";
import type { Emit } from "./renderer.ts";

interface EmbeddedFormProps
  extends Pick<LeadFormProps, "source" | "draftStore" | "onUnseenFailure" | "onClosed" | "ref"> {
  settings: Pick<Settings, "api" | "heading" | "defaultCountry" | "test"> & { partner?: string | undefined };
  texts: ElementTexts;
  emit?: Emit;
}

export function EmbeddedForm({ settings, texts, emit, ...rest }: EmbeddedFormProps) {
  const { form, words } = texts;
  const ownForm = withPartner(texts.ownFormAddress, settings.partner);

  return (
    <LeadForm
      {...rest}
      form={form}
      words={words}
      firmTexts={texts.firmTexts}
      loadToolsWords={texts.loadToolsWords}
      site={texts.site}
      api={settings.api}
      heading={settings.heading ?? form.heading}
      defaultCountry={settings.defaultCountry}
      test={settings.test}
      idPrefix="visa"
      ownForm={ownForm}
      head={form.name === "request" && <OwnForm texts={texts} address={ownForm} />}
      belowSend={<Accessibility texts={texts} />}
      onSending={() => emit?.("visa-sending")}
      onSent={({ form, reference }) => emit?.("visa-sent", { form, reference })}
      onError={({ form, param, msg }) => emit?.("visa-error", { form, param, msg })}
    />
  );
}

function Accessibility({ texts: { firmTexts, words } }: { texts: ElementTexts }) {
  return (
    <p className="visa-privacy">
      <a href={firmTexts.accessibility.address} target="_blank" rel="noopener">
        {firmTexts.accessibility.link}
      </a>
      <span>{words.newTab}</span>
    </p>
  );
}

/** Leads to the same form on our own site, where answers can be kept; what is typed here stays. */
function OwnForm({ texts, address }: { texts: ElementTexts; address: string }) {
  return (
    <p>
      <a className="visa-own-form" href={address} target="_blank" rel="noopener">
        {texts.ownForm}
      </a>
      <span>{texts.words.newTab}</span>
    </p>
  );
}
