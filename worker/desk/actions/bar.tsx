import { ActionForm, type LeadProps } from "./action.tsx";
import { ContactButton } from "./contact.tsx";
import { OwnerButton } from "./owner.tsx";
import { ReleaseButton } from "./release.tsx";
import { ReopenButton } from "./reopen.tsx";
import { RestoreButton } from "./restore.tsx";
import { SpamButton } from "./spam.tsx";
import { StarButton } from "./star.tsx";

/** What is done most often, which the phone keeps in sight. */
export function ActionBar(props: LeadProps) {
  return (
    <section class="bar actions" aria-label={props.reader.words.lead.actions}>
      <ActionForm {...props} part="bar" restored={false}>
        <ContactButton {...props} />
        <OwnerButton {...props} />
        <StarButton {...props} />
        <ReopenButton {...props} />
        <ReleaseButton {...props} />
        <SpamButton {...props} />
        <RestoreButton {...props} />
      </ActionForm>
    </section>
  );
}
