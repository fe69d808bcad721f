import { words } from "#language/site.ts";
import { Icon } from "./icon.tsx";

interface OutboundLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link that leaves the site, marked for the eye and for the ear. */
export function OutboundLink({ href, children }: OutboundLinkProps) {
  return (
    <a className="outbound" href={href} rel="external noopener">
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{words.frame.otherSite}</span>
    </a>
  );
}
