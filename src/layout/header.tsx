import { useRef, useState } from "react";
import { firm } from "#content/firm.ts";
import { words } from "#language/words.ts";
import { AssessmentButton, ContactButton } from "#site/overlays/action-buttons.tsx";
import { LanguageSwitch } from "#site/routing/language/language-switch.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { EmailLink, LicenceBadge, SocialLinks } from "./firm-links.tsx";
import { Logo } from "./logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { useFixedBar } from "./use-fixed-bar.ts";

export function Header({ path }: { readonly path: string | undefined }) {
  const fixed = useFixedBar();
  const [menuOpen, setMenuOpen] = useState(false);
  const hamburger = useRef<HTMLButtonElement>(null);

  return (
    <header className="header">
      <div className="info-line">
        <div className="shell">
          <EmailLink />
          <LicenceBadge />
          <SocialLinks />
          <LanguageSwitch path={path ?? "/"} />
          <div className="info-actions">
            <ContactButton rank="secondary">{words.frame.book}</ContactButton>
            <AssessmentButton rank="light">{words.frame.assess}</AssessmentButton>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from anywhere in the bar. */}
      <div
        className="bar"
        data-fixed={fixed || undefined}
        data-menu={menuOpen ? "open" : undefined}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !menuOpen) return;
          setMenuOpen(false);
          hamburger.current?.focus();
        }}
      >
        <div className="shell">
          <Logo />
          <a className="call" href={firm.phoneHref} aria-label={`${words.frame.question} ${firm.phone}`}>
            <Icon name="phone" />
            <span>
              <span className="call-question">{words.frame.question}</span>{" "}
              <span className="call-number" translate="no">
                {firm.phone}
              </span>
            </span>
          </a>
          <button
            ref={hamburger}
            type="button"
            className="hamburger"
            aria-label={words.frame.menu}
            aria-expanded={menuOpen}
            aria-controls="main-menu"
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <Icon name={menuOpen ? "close" : "menu"} size={28} />
          </button>
          <MainMenu path={path} onChosen={() => setMenuOpen(false)} />
        </div>
      </div>
    </header>
  );
}
