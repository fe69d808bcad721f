import type { HomeAction } from "#content/home.ts";
import { AssessmentLink, ContactButton } from "#site/overlays/action-buttons.tsx";
import { addressOf } from "#site/routing/address.ts";
import { Icon } from "#site/ui/icon.tsx";

interface ActionLinkProps {
  readonly action: HomeAction;
  readonly label: string;
}

/** The action of a card: each works without scripts too. */
export function ActionLink({ action, label }: ActionLinkProps) {
  const className = "home-more home-stretched";
  const words = (
    <>
      {label}
      <Icon name="arrow-right" size={20} />
    </>
  );
  switch (action.kind) {
    case "assessment":
      return <AssessmentLink className={className}>{words}</AssessmentLink>;
    case "contact":
      return (
        <ContactButton className={className} topic={{ heading: label }}>
          {words}
        </ContactButton>
      );
    case "link":
      return (
        <a className={className} href={action.to.startsWith("/") ? addressOf(action.to) : action.to}>
          {words}
        </a>
      );
  }
}
