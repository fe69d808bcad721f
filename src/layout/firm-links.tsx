import { Fragment } from "react";
import { firm } from "#content/firm.ts";
import { licence, licensees } from "#content/site-firm-texts.ts";
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
