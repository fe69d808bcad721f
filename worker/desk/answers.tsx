import { sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { Rows, Section } from "./frame.tsx";
import type { OfLead } from "./reader.ts";

/** All that was answered, section by section. */
export function AnswerSections({ reader: { language, mailWords }, lead }: OfLead) {
  return presentAnswers(forms[language][lead.form], lead.answers).map(({ title, rows }) => (
    <Section title={title === "" ? mailWords.headings.message : title}>
      <Rows rows={rows} />
    </Section>
  ));
}

export function SourceSection({ reader: { mailWords }, lead }: OfLead) {
  return (
    <Section title={mailWords.headings.source}>
      <Rows rows={sourceRows(lead, mailWords)} />
    </Section>
  );
}
