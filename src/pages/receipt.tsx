import { Link } from "wouter";
import { firm } from "#content/firm.ts";
import { firmTexts, licence } from "#content/site-firm-texts.ts";
import { words } from "#language/site.ts";
import { Banner } from "#site/layout/banner.tsx";
import type { ViewProps } from "#site/routing/views.ts";
import { OutboundLink } from "#site/ui/outbound-link.tsx";
import { Reach } from "#site/ui/reach.tsx";
import "./receipt.css";

/**
 * The page after a form that the browser sent by itself. The worker leaves one of the outcomes in the page and fills in
 * its marked texts (worker/intake/receipt.ts).
 */
export function Receipt({ entry }: ViewProps) {
  const { received, unproven, refused, contact } = words.receipt;
  const { keep, next, notes, reference } = firmTexts.receipt;
  return (
    <>
      <Banner title={entry.title} />
      <div className="shell">
        <div className="receipt">
          <section data-outcome="received" aria-labelledby="received">
            <h2 id="received">{received.heading}</h2>
            <p className="receipt-reference">
              {reference} <strong data-text="reference" translate="no" />
            </p>
            <section className="receipt-status" data-text="status" />
            <p>{keep}</p>
            <h3>{next.heading}</h3>
            <ol>
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>
              {firm.name}
              <br />
              {licence.line}
              <OutboundLink href={licence.href}>{licence.register}</OutboundLink>
            </p>
            <p>
              <Link href={firmTexts.privacy.path}>{firmTexts.privacy.link}</Link>
            </p>
          </section>
          <section data-outcome="unproven" aria-labelledby="unproven">
            <h2 id="unproven">{unproven.heading}</h2>
            <p>{unproven.text}</p>
          </section>
          <section data-outcome="refused" aria-labelledby="refused">
            <h2 id="refused">{refused.heading}</h2>
            <p data-text="reason" />
            <p>{refused.text}</p>
          </section>
          <section aria-labelledby="reach-us">
            <h2 id="reach-us">{contact.heading}</h2>
            <p>
              {contact.text} <Reach text={words.frame.reach} />
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
