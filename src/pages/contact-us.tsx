import type { PropsWithChildren } from "react";
import { firm } from "#content/firm/firm.ts";
import { hoursInWords } from "#content/firm/hours.ts";
import { words } from "#language/site.ts";
import { Banner, bannerTitle, crumbOf } from "#site/layout/banner.tsx";
import { useOverlays } from "#site/overlays/overlays-context.ts";
import type { ViewProps } from "#site/routing/views.ts";
import { FirmAddress, FirmEmail, FirmPhone, OfficeAddress } from "#site/ui/firm/firm-place.tsx";
import { Licensees } from "#site/ui/firm/licensees.tsx";
import { Terms } from "#site/ui/firm/terms.tsx";
import { contact } from "#site/ui/form/contact.ts";
import { SiteForm } from "#site/ui/form/site-form.tsx";
import { Icon, type IconName } from "#site/ui/icon.tsx";
import { Blocks } from "./text/blocks.tsx";
import { NextStep } from "./text/next-step.tsx";
import { RichText } from "./text/rich-text.tsx";
import "./contact-us.css";

const { heading } = contact;
const { offices = [] } = firm;

export function ContactUs({ entry, content }: ViewProps) {
  const { showNote } = useOverlays();
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
            <Way icon="phone" name={words.contactWays.phone}>
              <FirmPhone />
            </Way>
            {firm.whatsappHref && (
              <Way icon="phone" name="WhatsApp">
                <a href={firm.whatsappHref} rel="external noopener" translate="no">
                  {firm.whatsapp}
                </a>
              </Way>
            )}
            <Way icon="mail" name={words.contactWays.email}>
              <FirmEmail />
            </Way>
            {offices.map((office) => (
              <Way key={office.street} icon="compass" name={office.city}>
                <OfficeAddress office={office} />
                {office.hours && <div className="opening-hours">{hoursInWords(office.hours)}</div>}
              </Way>
            ))}
            {firm.address && offices.length === 0 && (
              <Way icon="compass" name={words.contactWays.address}>
                <FirmAddress />
              </Way>
            )}
            {firm.hours && offices.length === 0 && (
              <Way icon="calendar" name={words.contactWays.hours}>
                <div className="opening-hours">{hoursInWords(firm.hours)}</div>
              </Way>
            )}
            <Way
              icon="badge"
              name={words.contactWays[firm.profession === "consultant" ? "licence" : "authorized"]}
            >
              <Licensees />
            </Way>
          </dl>
          <Terms />
        </div>
        <div className="contact-sheet">
          <SiteForm form={contact} idPrefix="contact" heading={heading} onUnseenFailure={showNote} />
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

function Way({ icon, name, children }: PropsWithChildren<{ icon: IconName; name: string }>) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
