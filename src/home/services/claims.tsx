import { Link } from "wouter";
import { programStatuses } from "#content/programs/program-statuses.ts";
import { lapsedPrograms } from "#content/programs/status-at.ts";
import { claims, labels } from "#content/site/home.ts";
import { words } from "#language/site.ts";
import { AsOf } from "#site/ui/as-of.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { Interpolated } from "#site/ui/interpolated.tsx";

/**
 * The sentence below each figure says the same, so screen readers read it once. Today's status comes
 * before a figure that the owner has given.
 */
export function Claims() {
  return (
    <section className="figures shell" aria-label={labels.claims}>
      {claims.map(({ figure, text, notice, to, label }) => (
        <div className="figure" key={to}>
          {notice && (
            <>
              <p className="figure-number" aria-hidden="true">
                {notice.figure}
              </p>
              <p className="figure-notice" data-status={programStatuses[notice.program].status}>
                <Interpolated
                  text={words.report.dated}
                  values={{
                    asOf: <AsOf day={programStatuses[notice.program].asOf} />,
                    text: lapsedPrograms.includes(notice.program) ? notice.lapsed : notice.text,
                  }}
                />
              </p>
            </>
          )}
          <p className="figure-number" aria-hidden="true">
            {figure}
            <span>+</span>
          </p>
          <p className="figure-text">{text}</p>
          <Link href={to} className="home-more">
            {label}
            <Icon name="arrow-right" size={20} />
          </Link>
        </div>
      ))}
    </section>
  );
}
