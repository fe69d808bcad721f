import { sourceRows } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { labelOf } from "../consultant-words.ts";
import { Rows, Section } from "./frame.tsx";
import type { OfLead } from "./reader.ts";

interface AnswerSectionsProps extends OfLead {
  without?: readonly string[];
}

export function AnswerSections({ reader, lead, without = [] }: AnswerSectionsProps) {
  const answers = Object.fromEntries(
    Object.entries(lead.answers).filter(([name]) => !without.includes(name)),
  );
  return presentAnswers(forms[reader.language][lead.form], answers).map(({ title, rows }, at) => (
    <Section title={at === 0 ? reader.words.lead.person : title}>
      <Rows rows={rows.map((answer) => ({ ...answer, label: labelOf(answer, reader.words) }))} />
    </Section>
  ));
}

export function SourceSection({ reader: { mailWords, words }, lead }: OfLead) {
  const rows = sourceRows(lead, mailWords).map((row) =>
    row.label === mailWords.source.language && lead.typedAt !== null
      ? { ...row, label: words.list.language }
      : row,
  );
  return (
    <Section title={mailWords.headings.source}>
      <Rows rows={rows} />
    </Section>
  );
}
