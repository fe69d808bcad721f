import { firm } from "#content/firm/firm.ts";

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
