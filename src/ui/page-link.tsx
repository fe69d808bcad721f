import { useId } from "react";
import { Link } from "wouter";
import { statusAt } from "#content/programs/status-at.ts";
import type { MenuEntry } from "#content/site/menu.ts";
import { StatusMark } from "./status-mark.tsx";

interface PageLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  onClick?(): void;
}

export function PageLink({ entry, isCurrent, onClick }: PageLinkProps) {
  // An id must begin with a letter; React's own need not.
  const mark = `mark${useId()}`;
  return (
    <>
      <Link
        href={entry.path}
        aria-current={isCurrent ? "page" : undefined}
        aria-describedby={statusAt(entry.path) && mark}
        onClick={onClick}
      >
        {entry.title}
      </Link>
      <StatusMark path={entry.path} id={mark} />
    </>
  );
}
