import { type ComponentProps, Fragment } from "react";
import { firm } from "#content/firm/firm.ts";
import type { licenceIn } from "#content/firm/licence.ts";
import { Icon, type IconName } from "#site/ui/icon.tsx";

/** Any other network shows its first letter. */
const icons: Record<string, IconName> = {
  Facebook: "facebook",
  Instagram: "instagram",
  Twitter: "twitter",
  LinkedIn: "linkedin",
};

export const EmailLink = () => <WayLink icon="mail" href={`mailto:${firm.email}`} text={firm.email} />;
export const PhoneLink = () => <WayLink icon="phone" href={firm.phoneHref} text={firm.phone} />;

export function WhatsAppLine() {
  const { whatsapp, whatsappHref } = firm;
  if (!whatsappHref) return null;
  return (
    <p>
      <WayLink icon="phone" href={whatsappHref} rel="external noopener" text={`WhatsApp ${whatsapp}`} />
    </p>
  );
}

interface WayLinkProps extends Pick<ComponentProps<"a">, "href" | "rel"> {
  icon: IconName;
  text: string;
}

function WayLink({ icon, text, ...link }: WayLinkProps) {
  return (
    <a className="with-icon" {...link}>
      <Icon name={icon} size={20} />
      <span translate="no">{text}</span>
    </a>
  );
}

export interface LicenceBadgeProps {
  licence: ReturnType<typeof licenceIn>;
  /** If there is little room, several persons are shown by their numbers only. */
  brief?: boolean;
}

export function LicenceBadge({ licence: { others, ...first }, brief = false }: LicenceBadgeProps) {
  const registers = [first, ...others];
  const numbersOnly = brief && (registers.length > 1 || first.persons.length > 1);
  return registers.map(({ href, register, numbers, persons }) => {
    const lines = numbersOnly ? [{ holder: "", number: "", label: numbers }] : persons;
    return (
      <a key={href} className="with-icon licence" href={href} rel="external noopener">
        <Icon name="badge" size={20} />
        <span>
          {lines.map(({ holder, number, label }, at) => (
            <Fragment key={number}>
              {holder}{" "}
              <span>
                {label}{" "}
                {at === lines.length - 1 && (
                  <span className="register">{`${brief && !numbersOnly ? "· " : ""}${register}`}</span>
                )}
              </span>
            </Fragment>
          ))}
        </span>
      </a>
    );
  });
}

/** On a phone it is only an icon, so it needs a name; `question` ends with its own space. */
export function CallLink({ question }: { question: string }) {
  return (
    <a className="call" href={firm.phoneHref} aria-label={question + firm.phone}>
      <Icon name="phone" />
      <span>
        <span className="call-question">{question}</span>
        <span className="call-number" translate="no">
          {firm.phone}
        </span>
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
            {icons[name] ? <Icon name={icons[name]} size={20} /> : <b aria-hidden="true">{name[0]}</b>}
          </a>
        </li>
      ))}
    </ul>
  );
}
