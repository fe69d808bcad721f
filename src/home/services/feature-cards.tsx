import { features, labels } from "#content/site/home.ts";
import { AssessmentLink, OverlayButton } from "#site/overlays/action-buttons.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { RouteLine } from "../route-line.tsx";

const step = "M0 0C45 0 55 100 100 100";
const away = "M0 0C70 0 100 8 100 40V100";
const className = "home-more home-stretched";

export function FeatureCards() {
  return (
    <section className="features shell" aria-label={labels.features}>
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

function ActionLink({ action, label }: Pick<(typeof features)[number], "action" | "label">) {
  const words = (
    <>
      {label}
      <Icon name="arrow-right" size={20} />
    </>
  );
  switch (action) {
    case "assessment":
      return <AssessmentLink className={className}>{words}</AssessmentLink>;
    case "contact":
      return (
        <OverlayButton opens={action} className={className} topic={{ heading: label }}>
          {words}
        </OverlayButton>
      );
    default:
      return (
        <a className={className} href={action}>
          {words}
        </a>
      );
  }
}
