import { ActionButton, ActionForm, isPossible, type LeadProps } from "./action.tsx";

export function EraseForm(props: LeadProps) {
  const { reader, lead, versions } = props;
  const { words } = reader;
  if (!isPossible(props, "erased")) return null;
  const { ask, effect, button, all } = words.links.erased;
  return (
    <details class="actions">
      <summary>{ask(lead.reference)}</summary>
      <p>
        {words.versions(versions.map(({ reference }) => reference))} {effect}
      </p>
      <ActionForm {...props} part="erasure">
        <ActionButton action="erased">{button}</ActionButton>
      </ActionForm>
      {versions.length > 1 && (
        <ActionForm {...props} part="erasure">
          <input type="hidden" name="versions" value="all" />
          <ActionButton action="erased">{all(versions.length)}</ActionButton>
        </ActionForm>
      )}
    </details>
  );
}
