import { nameOf, type Reader } from "../reader.ts";
import { Select } from "../select.tsx";
import { ActionButton, ActionForm, isPossible, type LeadProps, type Posted } from "./action.tsx";

export function receiverIn(posted: Posted, people: readonly string[]): string | null {
  return people.find((person) => person === posted("to")) ?? null;
}

export function GiveForm(props: LeadProps) {
  if (!isPossible(props, "given")) return null;
  const { reader, lead } = props;
  const people = props.people.filter((person) => person !== lead.owner);
  return people.length === 0 ? null : (
    <ActionForm {...props} part="giving" restored={false}>
      <GiveFields reader={reader} people={people} />
    </ActionForm>
  );
}

interface GiveFieldsProps {
  reader: Reader;
  people: readonly string[];
}

/** Absent while there is nobody to give a lead to. */
export function GiveFields({ reader, people }: GiveFieldsProps) {
  if (people.length === 0) return null;
  const { words } = reader;
  return (
    <span class="pair">
      <Select
        name="to"
        aria-label={words.lead.giveTo}
        options={[
          ["", words.lead.giveTo],
          ...people.map((person) => [person, nameOf(person, reader)] as const),
        ]}
      />
      <ActionButton action="given">{words.steps.given.button}</ActionButton>
    </span>
  );
}
