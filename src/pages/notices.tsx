import { Link } from "wouter";
import { type ProgramStatus, programStatuses } from "#content/programs/program-statuses.ts";
import { lapsedPrograms } from "#content/programs/status-at.ts";
import type { Notice } from "#content/site/page.ts";
import { words } from "#language/site.ts";
import { AsOf, longDay } from "#site/ui/as-of.tsx";
import { Interpolated } from "#site/ui/interpolated.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";
import { RichText } from "./text/rich-text.tsx";

export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className="notices">
      {notices.map((notice) => (
        <NoticeView key={notice.program} notice={notice} />
      ))}
    </div>
  );
}

/** A program's status and its day; the rest on demand, so that the page's own text is in the first window. */
function NoticeView({ notice }: { notice: Notice }) {
  const { program, heading, text, source } = notice;
  const { status, asOf, until }: ProgramStatus = programStatuses[program];
  const lapsed = lapsedPrograms.includes(program) ? until : undefined;
  return (
    <section className="notice" data-status={status} aria-labelledby={program}>
      <h3 id={program}>{heading}</h3>
      <p>
        <AsOf day={asOf} />
      </p>
      {lapsed && (
        <p>
          <Interpolated text={words.report.lapsed} values={{ day: longDay(lapsed) }} />
        </p>
      )}
      <details>
        <summary>{words.report.more}</summary>
        <p>
          <RichText text={text} />
        </p>
        <p>
          <Interpolated
            text={words.report.check}
            values={{ link: <OutboundLink href={source.href}>{source.text}</OutboundLink> }}
          />
        </p>
        <p>
          <Link href="/updates">{words.report.updates}</Link>
        </p>
      </details>
    </section>
  );
}
