import { expectations, whyLicensed } from "#content/site/home.ts";
import { receipt } from "#language/forms.ts";
import { Answered } from "#site/ui/firm/answered.tsx";
import { Licensees } from "#site/ui/firm/licensees.tsx";
import { FoldedList } from "./folded-list.tsx";
import { Satisfaction } from "./satisfaction.tsx";

export function WhyLicensed() {
  return (
    <div className="licensed shell">
      <section className="licensed-head">
        <h2 className="home-title">{whyLicensed.title}</h2>
        <p className="home-deck">{whyLicensed.text}</p>
        <Licensees />
        <Satisfaction />
      </section>
      <div className="licensed-lists">
        <FoldedList cards={whyLicensed.cards} />
        <section className="expectations">
          <h2 className="expectations-title">{expectations.title}</h2>
          <p>{expectations.text}</p>
          <Answered words={receipt} />
          <FoldedList cards={expectations.cards} />
        </section>
      </div>
    </div>
  );
}
