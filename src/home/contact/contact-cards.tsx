import { contactCards, labels } from "#content/site/home.ts";
import { Icon } from "#site/ui/icon.tsx";

export function ContactCards() {
  return (
    <section className="reach shell" aria-label={labels.contact}>
      <ul className="reach-list">
        {contactCards.map(({ icon, title, content, action }) => (
          <li key={title}>
            <a className="reach-card" href={action}>
              <span className="reach-icon">
                <Icon name={icon} size={30} />
              </span>
              <span className="reach-title">{title}</span>
              <span className="reach-content" translate="no">
                {content}
              </span>
              {action.startsWith("https:") && (
                <span className="reach-out">
                  <Icon name="external" size={18} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
