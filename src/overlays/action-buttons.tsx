import type { ReactNode } from "react";
import { addressOf } from "#site/routing/address.ts";
import { overlays, prefetchOverlay } from "./overlay-provider.tsx";
import { type ContactTopic, type OverlayName, useOverlays } from "./overlays-context.ts";

interface ActionProps {
  className?: string;
  rank?: "primary" | "secondary";
  children: ReactNode;
}

interface OverlayButtonProps extends ActionProps {
  opens: OverlayName;
  topic?: ContactTopic;
  onChosen?(): void;
}

/** Opens an overlay. Without scripts it is the button of a plain form that leads to the overlay's page. */
export function OverlayButton(props: OverlayButtonProps) {
  const { opens, className = "button", rank, topic, onChosen, children } = props;
  const { open } = useOverlays();
  return (
    <form className="action" action={addressOf(overlays[opens].path)}>
      <button
        type="submit"
        className={className}
        data-rank={rank}
        onClick={(event) => {
          open(event, opens, topic);
          onChosen?.();
        }}
        {...prefetching(opens)}
      >
        {children}
      </button>
    </form>
  );
}

/** A real link to the assessment's address; a plain click opens it in place. */
export function AssessmentLink({ className, rank, children }: ActionProps) {
  const { open } = useOverlays();
  return (
    <a
      className={className}
      data-rank={rank}
      href={addressOf(overlays.assessment.path)}
      {...prefetching("assessment")}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (plain && event.button === 0) open(event, "assessment");
      }}
    >
      {children}
    </a>
  );
}

function prefetching(name: OverlayName) {
  const prefetch = () => prefetchOverlay(name);
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
