import { programStatuses } from "#content/facts.ts";
import type { Notice } from "#content/page.ts";
import { words } from "#language/words.ts";
import { AsOf } from "#site/ui/as-of.tsx";
import { Filled } from "#site/ui/filled.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";
import { RichText } from "./text/rich-text.tsx";

/** Dated reports on the programs of a page, each with its official page; they come before any call to action. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div className="notices">
      {notices.map(({ program, heading, text, source }) => (
        <section
          className="notice"
          key={program}
          data-status={programStatuses[program].status}
          aria-labelledby={program}
        >
          <h3 id={program}>{heading}</h3>
          <p>
            <AsOf day={programStatuses[program].asOf} />
          </p>
          <p>
            <RichText text={text} />
          </p>
          <p>
            <Filled
              text={words.report.check}
              values={{ link: <OutboundLink href={source.href}>{source.text}</OutboundLink> }}
            />
          </p>
        </section>
      ))}
    </div>
  );
}
