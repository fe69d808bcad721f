import { services } from "#content/home.ts";
import { Heading } from "./heading.tsx";
import "./services.css";

export function Services() {
  return (
    <section className="offer" id={services.id}>
      <div className="home-inner offer-inner">
        <div className="offer-head">
          <Heading title={services.title} title2={services.title2} />
          <p className="home-deck">{services.subtitle}</p>
        </div>
        <p className="offer-text">{services.text}</p>
        <ul className="offer-list">
          {services.itemList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
