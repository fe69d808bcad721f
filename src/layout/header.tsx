import { firmTexts } from "#content/site-firm-texts.ts";
import { words } from "#language/site.ts";
import { ContactButton } from "#site/overlays/action-buttons.tsx";
import { LanguageSwitch } from "#site/routing/language/language-switch.tsx";
import { AbsenceBar } from "#site/ui/absence-bar.tsx";
import { Bar } from "./bar.tsx";
import { EmailLink, LicenceBadge, SocialLinks } from "./firm-links.tsx";

/** The info line, which scrolls away, and the bar, which stays. */
export function Header({ path }: { readonly path: string | undefined }) {
  return (
    <header className="header">
      <AbsenceBar text={firmTexts.receipt.away?.text} />
      <div className="info-line">
        <div className="shell">
          <EmailLink />
          <LicenceBadge />
          <SocialLinks />
          <LanguageSwitch path={path ?? "/"} />
          <ContactButton rank="secondary">{words.frame.book}</ContactButton>
        </div>
      </div>
      <Bar path={path} />
    </header>
  );
}
