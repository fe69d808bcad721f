import { Link } from "wouter";
import { claims } from "#content/home.ts";
import { Icon } from "#site/ui/icon.tsx";
import "./claims.css";

/** The two figures, as large as the page allows; the sentence below says the same, so readers hear it once. */
export function Claims() {
  return (
    <section className="figures home-inner" aria-label="Canada in two figures">
      {claims.map(({ figure, text, to, label }) => (
        <div className="figure" key={to}>
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
