import { features, labels } from "#content/home.ts";
import { Icon } from "#site/ui/icon.tsx";
import { ActionLink } from "./action-link.tsx";
import { RouteLine } from "./route-line.tsx";
import "./feature-cards.css";

const step = "M0 0C45 0 55 100 100 100";
const away = "M0 0C70 0 100 8 100 40V100";

export function FeatureCards() {
  return (
    <section className="features home-inner" aria-label={labels.features}>
      <ul className="features-list">
        {features.map(({ icon, title, text, action, label }, index) => (
          <li className="feature" key={title}>
            <span className="feature-stop">
              <Icon name={icon} size={26} />
            </span>
            <RouteLine className="feature-route" d={index < features.length - 1 ? step : away} />
            <h2 className="feature-title">{title}</h2>
            <p className="feature-text">{text}</p>
            <ActionLink action={action} label={label} />
          </li>
        ))}
      </ul>
    </section>
  );
}
