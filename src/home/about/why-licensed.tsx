import { whyLicensed } from "#content/site/home.ts";
import { Licensees } from "#site/ui/firm/licensees.tsx";
import { FoldedList } from "./folded-list.tsx";

export function WhyLicensed() {
  return (
    <section className="licensed shell">
      <div className="licensed-head">
        <h2 className="home-title">{whyLicensed.title}</h2>
        <p className="home-deck">{whyLicensed.text}</p>
        <Licensees />
      </div>
      <FoldedList cards={whyLicensed.cards} className="licensed-list" />
    </section>
  );
}
