import { Link } from "wouter";
import type { Rich, TextLink } from "#content/site/page.ts";
import { WithNumbers } from "#forms/receipt/with-numbers.tsx";
import { AssessmentLink } from "#site/overlays/action-buttons.tsx";
import { addressOf } from "#site/routing/address.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { OutboundLink } from "#site/ui/outbound-link.tsx";

export function RichText({ text }: { text: Rich }) {
  return text.map((run) =>
    typeof run === "string" ? (
      <WithNumbers key={run} text={run} />
    ) : (
      <InlineLink key={`${run.href} ${run.text}`} run={run} />
    ),
  );
}

export function Paragraphs({ of }: { of: readonly Rich[] }) {
  return of.map((paragraph) => (
    <p key={JSON.stringify(paragraph)}>
      <RichText text={paragraph} />
    </p>
  ));
}

function InlineLink({ run }: { run: TextLink }) {
  if (run.href === assessmentEntry.path) return <AssessmentLink>{run.text}</AssessmentLink>;
  // A file of the site rather than a page.
  if (run.href.endsWith(".xml")) return <a href={addressOf(run.href)}>{run.text}</a>;
  if (run.href.startsWith("/")) return <Link href={run.href}>{run.text}</Link>;
  return <OutboundLink href={run.href}>{run.text}</OutboundLink>;
}
