import type { ReactNode } from "react";
import { addressOf } from "#site/routing/address.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { prefetchOverlay } from "./overlay-provider.tsx";
import { type ContactTopic, useOverlays } from "./overlays-context.ts";

interface ActionProps {
  readonly className?: string;
  readonly rank?: "primary" | "secondary" | "light";
  readonly children: ReactNode;
}

interface AssessmentProps extends ActionProps {
  onChosen?(): void;
}

/** Opens the assessment in place of the site. As the button of a plain form it works without scripts too. */
export function AssessmentButton({ className = "button", rank, onChosen, children }: AssessmentProps) {
  const { openAssessment } = useOverlays();
  return (
    <form className="action" action={addressOf(assessmentEntry.path)}>
      <button
        type="submit"
        className={className}
        data-rank={rank}
        onClick={(event) => {
          openAssessment(event);
          onChosen?.();
        }}
        onPointerEnter={() => prefetchOverlay("assessment")}
        onFocus={() => prefetchOverlay("assessment")}
      >
        {children}
      </button>
    </form>
  );
}

interface ContactProps extends ActionProps {
  /** Subject of the pop-up; absent: a consultation. */
  readonly topic?: ContactTopic;
}

/** Opens the contact pop-up; without scripts it leads to the contact page. */
export function ContactButton({ className = "button", rank, topic, children }: ContactProps) {
  const { openContact } = useOverlays();
  return (
    <form className="action" action={addressOf("/contact-us")}>
      <button
        type="submit"
        className={className}
        data-rank={rank}
        onClick={(event) => openContact(event, topic)}
        onPointerEnter={() => prefetchOverlay("contact")}
        onFocus={() => prefetchOverlay("contact")}
      >
        {children}
      </button>
    </form>
  );
}

/** A real link to the assessment's address; a plain click opens it here without leaving the page. */
export function AssessmentLink({ className, rank, children }: ActionProps) {
  const { openAssessment } = useOverlays();
  return (
    <a
      className={className}
      data-rank={rank}
      href={addressOf(assessmentEntry.path)}
      onPointerEnter={() => prefetchOverlay("assessment")}
      onFocus={() => prefetchOverlay("assessment")}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (plain && event.button === 0) openAssessment(event);
      }}
    >
      {children}
    </a>
  );
}
