import { useEffect, useMemo, useState } from "react";
import { firmTextsIn } from "#content/firm-texts.ts";
import { draftAt } from "#forms/draft.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { defaultCountry } from "#lead/field.ts";
import { pathIn } from "#lead/languages.ts";
import { type FormType, keyName, languageName, noticeName, pageName } from "#lead/wire.ts";
import { wordedForm } from "#lead/worded-form.ts";
import type { Words } from "#lead/words.ts";
import { leadSource } from "#site/ui/form/lead-source.ts";
import { useVisitCount } from "#site/ui/form/visit-count.ts";

interface PageFormProps {
  readonly name: FormType;
  readonly words: Words;
}

/** One of the two forms of a language's own page: sent by its script, or by the browser itself where none runs. */
export function PageForm({ name, words }: PageFormProps) {
  const { language } = words.form;
  const form = useMemo(
    () =>
      name === "contact" ? wordedForm(contact, words.contact) : wordedForm(assessment, words.assessment),
    [name, words],
  );
  const firmTexts = useMemo(() => firmTextsIn(words), [words]);
  const openDraftStore = useMemo(() => draftAt(name), [name]);
  const plain = useMemo(
    () => ({
      action: `/api/${form.endpoint}`,
      hidden: {
        [languageName]: language,
        [noticeName]: firmTexts.noticeVersion,
        [pageName]: pathIn(language, "/"),
        [keyName]: "",
      },
    }),
    [form, language, firmTexts],
  );
  const [country, setCountry] = useState<string>(defaultCountry);
  // Once the form works: the page is the same one for every clock, and a plain form stays as it was sent.
  useEffect(() => {
    import("./clock-country.ts").then(
      ({ clockCountry }) => setCountry(clockCountry(Intl.DateTimeFormat().resolvedOptions().timeZone)),
      () => undefined,
    );
  }, []);
  const { onChange, send } = useVisitCount(form, language);
  return (
    <div onChange={onChange}>
      <LeadForm
        form={form}
        defaultCountry={country}
        idPrefix={name}
        heading={form.heading}
        openDraftStore={openDraftStore}
        api="/api"
        site=""
        source={leadSource}
        send={send}
        plain={plain}
        firmTexts={firmTexts}
        words={words.form}
      />
    </div>
  );
}
