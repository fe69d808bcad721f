import { Fragment } from "react";
import { firm } from "#content/firm.ts";
import { licence, licensees } from "#content/site-firm-texts.ts";
import "./firm-links.css";
import { Icon, type IconName } from "#site/ui/icon.tsx";

/** Any other network gets the mark of a page elsewhere. */
const icons: Readonly<Record<string, IconName>> = {
  Facebook: "facebook",
  Instagram: "instagram",
  Twitter: "twitter",
  LinkedIn: "linkedin",
};

export function EmailLink() {
  return (
    <a className="with-icon" href={`mailto:${firm.email}`}>
      <Icon name="mail" size={20} />
      <span translate="no">{firm.email}</span>
    </a>
  );
}

export function PhoneLink() {
  return (
    <a className="with-icon" href={firm.phoneHref}>
      <Icon name="phone" size={20} />
      <span translate="no">{firm.phone}</span>
    </a>
  );
}

/** A line of its own; none where the firm does not answer there. */
export function WhatsAppLine() {
  if (!firm.whatsappHref) return null;
  return (
    <p>
      <a className="with-icon" href={firm.whatsappHref} rel="external noopener">
        <Icon name="phone" size={20} />
        <span translate="no">WhatsApp {firm.whatsapp}</span>
      </a>
    </p>
  );
}

/** Where people are received, as an envelope has it; nothing where nobody is. */
export function FirmAddress() {
  if (!firm.addressLines) return null;
  return (
    <address className="firm-address" translate="no" dir="ltr">
      {firm.addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** Names who is licensed; leads to the public register, where a visitor can check it. */
export function LicenceBadge() {
  return (
    <a className="with-icon licence" href={licence.href} rel="external noopener">
      <Icon name="badge" size={20} />
      <span>
        {licensees.map(({ holder, number, label }, at) => (
          <Fragment key={number}>
            {holder} <span>{at < licensees.length - 1 ? `${label}; ` : `${label}, ${licence.register}`}</span>
          </Fragment>
        ))}
      </span>
    </a>
  );
}

export function SocialLinks() {
  return (
    <ul className="social">
      {firm.social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} aria-label={name} rel="external noopener">
            <Icon name={icons[name] ?? "external"} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
