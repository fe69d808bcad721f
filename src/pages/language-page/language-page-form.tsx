import { startTransition, useEffect, useMemo, useState } from "react";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { defaultCountry } from "#lead/field.ts";
import type { FormType } from "#lead/wire.ts";
import { wordedForm } from "#lead/worded-form.ts";
import type { Words } from "#lead/words.ts";
import { Answered } from "#site/ui/firm/answered.tsx";
import type { LoadToolsWords } from "#site/ui/form/answers/load-tools.ts";
import { SameOriginForm } from "#site/ui/form/same-origin-form.tsx";

const toolsWordsOf = import.meta.glob<Awaited<ReturnType<LoadToolsWords>>>("../../../words/*/form-tools.ts");

export function LanguagePageForm({ name, words }: { name: FormType; words: Words }) {
  const form = useMemo(
    () =>
      name === "contact" ? wordedForm(contact, words.contact) : wordedForm(assessment, words.assessment),
    [name, words],
  );
  const { language } = words.form;
  const [country, setCountry] = useState<string>(defaultCountry);
  // Once the form works: the page is the same for every clock, and a plain form stays as it was sent.
  useEffect(() => {
    import("./clock-country.ts").then(
      ({ clockCountry }) =>
        startTransition(() => setCountry(clockCountry(Intl.DateTimeFormat().resolvedOptions().timeZone))),
      () => undefined,
    );
  }, []);
  return (
    <>
      <SameOriginForm
        form={form}
        defaultCountry={country}
        idPrefix={name}
        heading={form.heading}
        path="/"
        site=""
        firmTexts={firmTextsIn(words)}
        words={words.form}
        keeping={words.keeping}
        loadToolsWords={toolsWordsOf[`../../../words/${language}/form-tools.ts`] as LoadToolsWords}
      />
      {name === "request" && <Answered words={words.receipt} />}
    </>
  );
}
