import { firm } from "#content/firm.ts";
import { words } from "#language/site.ts";
import { Banner, bannerTitle, crumbOf } from "#site/layout/banner.tsx";
import type { ViewProps } from "#site/routing/views.ts";
import { FirmAddress } from "#site/ui/firm-place.tsx";
import { contact } from "#site/ui/form/contact.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Licensees } from "#site/ui/licensees.tsx";
import { Terms } from "#site/ui/terms.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import { Blocks } from "./text/blocks.tsx";
import { NextStep } from "./text/next-step.tsx";
import { RichText } from "./text/rich-text.tsx";
import "./contact-us.css";

const { heading } = contact;
const { hours } = firm;

export function ContactUs({ entry, content }: ViewProps) {
  return (
    <>
      <Banner title={bannerTitle(entry)} crumb={crumbOf(entry)} />
      <div className="shell contact-layout">
        <div className="contact-ways">
          {content && (
            <p className="lead">
              <RichText text={content.lead} />
            </p>
          )}
          <dl>
            <div>
              <dt>
                <Icon name="phone" /> {words.contactWays.phone}
              </dt>
              <dd>
                <a href={firm.phoneHref} translate="no">
                  {firm.phone}
                </a>
              </dd>
            </div>
            {firm.whatsappHref && (
              <div>
                <dt>
                  <Icon name="phone" /> WhatsApp
                </dt>
                <dd>
                  <a href={firm.whatsappHref} rel="external noopener" translate="no">
                    {firm.whatsapp}
                  </a>
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Icon name="mail" /> {words.contactWays.email}
              </dt>
              <dd>
                <a href={`mailto:${firm.email}`} translate="no">
                  {firm.email}
                </a>
              </dd>
            </div>
            {firm.address && (
              <div>
                <dt>
                  <Icon name="compass" /> {words.contactWays.address}
                </dt>
                <dd>
                  <FirmAddress />
                </dd>
              </div>
            )}
            {hours && (
              <div>
                <dt>
                  <Icon name="calendar" /> {words.contactWays.hours}
                </dt>
                <dd className="opening-hours">
                  <OpeningHours hours={hours} />
                </dd>
              </div>
            )}
            <div>
              <dt>
                <Icon name="badge" /> {words.contactWays.licence}
              </dt>
              <dd>
                <Licensees />
              </dd>
            </div>
          </dl>
          <Terms />
        </div>
        <div className="contact-sheet">
          <SiteForm form={contact} idPrefix="contact" draftKey="contact" heading={heading} />
        </div>
        {content && (
          <div className="content">
            <Blocks blocks={content.blocks} />
            <NextStep content={content} />
          </div>
        )}
      </div>
    </>
  );
}
