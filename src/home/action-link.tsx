import type { features } from "#content/home.ts";
import { AssessmentLink, OverlayButton } from "#site/overlays/action-buttons.tsx";
import { Icon } from "#site/ui/icon.tsx";

const className = "home-more home-stretched";

/** The action of a card: each works without scripts too. */
export function ActionLink({ action, label }: Pick<(typeof features)[number], "action" | "label">) {
  const words = (
    <>
      {label}
      <Icon name="arrow-right" size={20} />
    </>
  );
  switch (action) {
    case "assessment":
      return <AssessmentLink className={className}>{words}</AssessmentLink>;
    case "contact":
      return (
        <OverlayButton opens={action} className={className} topic={{ heading: label }}>
          {words}
        </OverlayButton>
      );
    default:
      return (
        <a className={className} href={action}>
          {words}
        </a>
      );
  }
}
