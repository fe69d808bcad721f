import { addressLinesOf, firm, hrefOfPhone } from "#content/firm/firm.ts";
import type { Office } from "#content/firm/firm-facts.ts";

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

/** Of each office, with its own telephone if there are several. */
export function FirmAddress() {
  return (firm.offices ?? [firm.address].filter((address) => address !== undefined)).map((office: Office) => (
    <OfficeAddress key={office.street} office={office} />
  ));
}

export function OfficeAddress({ office }: { office: Office }) {
  return (
    <address className="firm-address" translate="no" dir="ltr">
      {addressLinesOf(office).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {office.phone && <a href={hrefOfPhone(office.phone)}>{office.phone}</a>}
    </address>
  );
}
