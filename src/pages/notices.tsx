import { standings } from "#content/facts.ts";
import type { Notice } from "#content/page.ts";
import { words } from "#language/words.ts";
import { AsOf } from "#site/ui/as-of.tsx";
import { Filled } from "#site/ui/filled.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";
import { RichText } from "./text/rich-text.tsx";

/** What has moved in the programs of a page, dated, with the official page: it stands before any call to action. */
export function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div className="notices">
      {notices.map(({ standing, heading, text, source }) => (
        <section
          className="notice"
          key={standing}
          data-status={standings[standing].status}
          aria-labelledby={standing}
        >
          <h3 id={standing}>{heading}</h3>
          <p>
            <AsOf day={standings[standing].asOf} />
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
