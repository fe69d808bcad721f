import { Link } from "wouter";
import type { Inline, Rich } from "#content/page.ts";
import { OutboundLink } from "#site/ui/outbound-link.tsx";

export function RichText({ text }: { readonly text: Rich }) {
  if (typeof text === "string") return text;
  return text.map((run) =>
    typeof run === "string" ? run : <InlineLink key={`${run.href} ${run.text}`} run={run} />,
  );
}

function InlineLink({ run }: { readonly run: Exclude<Inline, string> }) {
  if (run.href.startsWith("/")) return <Link href={run.href}>{run.text}</Link>;
  return <OutboundLink href={run.href}>{run.text}</OutboundLink>;
}
