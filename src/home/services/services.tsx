import { services } from "#content/site/home.ts";
import { addressOf } from "#site/routing/address.ts";
import { Heading } from "../heading.tsx";

export function Services() {
  return (
    <section className="offer" id={services.id}>
      <div className="shell offer-inner">
        <div className="offer-head">
          <Heading title={services.title} title2={services.title2} />
          <p className="home-deck">{services.subtitle}</p>
        </div>
        <div className="offer-text">
          <p>{services.text}</p>
          {services.ways.map(({ text, label, to }) => (
            <p key={to}>
              {text} <a href={addressOf(to)}>{label}</a>
            </p>
          ))}
        </div>
        <ul className="offer-list">
          {services.itemList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
