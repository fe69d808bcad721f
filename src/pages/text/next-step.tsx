import type { PageContent } from "#content/site/page.ts";
import { words } from "#language/site.ts";
import { OverlayButton } from "#site/overlays/action-buttons.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";

export function NextStep({ content }: { content: PageContent }) {
  const { next, sources } = content;
  return (
    <>
      <section className="next-step" aria-labelledby="next-step">
        <h2 id="next-step">{next.heading}</h2>
        <p>{next.text}</p>
        <OverlayButton
          opens={next.action}
          rank="primary"
          topic={{ heading: next.label, question: next.text }}
        >
          {next.label}
        </OverlayButton>
      </section>
      <section className="sources" aria-labelledby="sources">
        <h2 id="sources">{words.report.sources}</h2>
        <ul>
          {sources.map(({ text, href }) => (
            <li key={href}>
              <OutboundLink href={href}>{text}</OutboundLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
