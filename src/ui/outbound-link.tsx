import type { ReactNode } from "react";
import { words } from "#language/site.ts";

interface OutboundLinkProps {
  href: string;
  children: ReactNode;
  /** A note after the link for screen readers. */
  otherSite?: string;
}

export function OutboundLink({ href, children, otherSite = words.frame.otherSite }: OutboundLinkProps) {
  return (
    <a className="outbound" href={href} rel="external noopener">
      {children}
      <span className="visually-hidden">{otherSite}</span>
    </a>
  );
}
