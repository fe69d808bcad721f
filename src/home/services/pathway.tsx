import { callToAction, pathway } from "#content/site/home.ts";
import { AssessmentLink } from "#site/overlays/action-buttons.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { RouteLine } from "../route-line.tsx";

/** Places of the steps on the map of 1200 by 300; the last is its pin. */
const stops = [
  [70, 226],
  [318, 132],
  [560, 196],
  [806, 108],
] as const;

export function Pathway() {
  return (
    <section className="pathway contours" id="pathway">
      <div className="shell">
        <div className="pathway-head">
          <h2 className="home-title">{pathway.title}</h2>
          <p className="home-deck">{pathway.text}</p>
        </div>
        <div className="pathway-trail">
          <RouteLine className="pathway-route" d="M0 0C0 60 100 40 100 100" />
          <svg className="pathway-map" viewBox="0 0 1200 300" aria-hidden="true">
            <path d="M70 226C160 248 214 132 318 132S462 196 560 196S712 108 806 108S950 152 1010 136S1080 104 1092 72" />
            {stops.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="12" />
            ))}
            <path className="pathway-pin" d="M1092 78c-16-20-23-29-23-41a23 23 0 0 1 46 0c0 12-7 21-23 41z" />
            <circle className="pathway-eye" cx="1092" cy="37" r="7" />
          </svg>
          <ol className="pathway-steps">
            {pathway.steps.map(({ title, text }) => (
              <li className="pathway-step" key={title}>
                <h3 className="pathway-step-title">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="start">
          <h3 className="start-title">
            <AssessmentLink className="home-stretched">{callToAction.title}</AssessmentLink>
          </h3>
          <p className="start-text">{callToAction.text}</p>
          <span className="start-arrow">
            <Icon name="arrow-right" size={28} />
          </span>
        </div>
      </div>
    </section>
  );
}
