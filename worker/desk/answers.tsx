import { sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { Rows, Section } from "./frame.tsx";
import { labelOf, type OfLead } from "./reader.ts";

interface AnswerSectionsProps extends OfLead {
  /** Without the visitor's own words, if the page has already shown them. */
  readonly withoutMessage?: boolean;
}

export function AnswerSections({ reader, lead, withoutMessage = false }: AnswerSectionsProps) {
  const { body, additional, ...others } = lead.answers;
  const answers = withoutMessage ? others : lead.answers;
  return presentAnswers(forms[reader.language][lead.form], answers).map(({ title, rows }, at) => (
    <Section title={at === 0 ? reader.words.lead.person : title}>
      <Rows rows={rows.map((answer) => ({ ...answer, label: labelOf(answer, reader) }))} />
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
