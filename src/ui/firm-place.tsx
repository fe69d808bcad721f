import { firm } from "#content/firm.ts";
import { Icon } from "./icon.tsx";

export function FirmPhone() {
  return (
    <a href={firm.phoneHref} translate="no">
      {firm.phone}
    </a>
  );
}

export function FirmEmail() {
  return (
    <a href={`mailto:${firm.email}`} translate="no">
      {firm.email}
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
