import { whyLicensed } from "#content/home.ts";
import { Licensees } from "#site/ui/licensees.tsx";

export function WhyLicensed() {
  return (
    <section className="licensed shell">
      <div className="licensed-head">
        <h2 className="home-title">{whyLicensed.title}</h2>
        <p className="home-deck">{whyLicensed.text}</p>
        <Licensees />
      </div>
      <details className="open-on-wide">
        <summary>{whyLicensed.cards.map(({ title }) => title).join(" · ")}</summary>
        <dl className="licensed-list">
          {whyLicensed.cards.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
