import { words } from "#language/site.ts";
import { Icon } from "./icon.tsx";

interface OutboundLinkProps {
  readonly href: string;
  readonly children: string;
  /** Says so after the link, for the ear. */
  readonly otherSite?: string;
}

export function OutboundLink({ href, children, otherSite = words.frame.otherSite }: OutboundLinkProps) {
  return (
    <a className="outbound" href={href} rel="external noopener">
      {children}
      <Icon name="external" size={16} />
      <span className="visually-hidden">{otherSite}</span>
    </a>
  );
}
