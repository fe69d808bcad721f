import type { ReactNode } from "react";
import { pageLanguages } from "#content/languages.ts";
import { StoppedText } from "#forms/stopped-text.tsx";
import type { Language } from "#lead/languages.ts";
import { FirmAddress } from "#site/ui/firm/firm-place.tsx";
import { LanguageLinks } from "#site/ui/language-links.tsx";
import { LanguagesLink } from "#site/ui/languages-link.tsx";
import {
  EmailLink,
  LicenceBadge,
  type LicenceBadgeProps,
  PhoneLink,
  SocialLinks,
  WhatsAppLine,
} from "./firm-links.tsx";
import { Logo } from "./logo.tsx";

interface ShellTexts extends Pick<LicenceBadgeProps, "licence"> {
  language: Language;
  skip: string;
  touch: string;
  languages: string;
  /** Why no form is open; undefined unless the practice is stopped. */
  stopped: string | undefined;
  /** A sentence on the firm's absence; undefined if none is planned. */
  away: string | undefined;
}

interface ShellProps {
  texts: ShellTexts;
  actions: ReactNode;
  bar: ReactNode;
  underHeader: ReactNode;
  /** The same place in each language's page, such as `#contact`. */
  place?: string;
  about?: ReactNode;
  navigation: ReactNode;
  end: ReactNode;
  children: ReactNode;
}

export function Shell({
  texts,
  actions,
  bar,
  underHeader,
  place = "",
  about,
  navigation,
  end,
  children,
}: ShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <header className="header">
        {texts.stopped !== undefined && (
          <div className="stopped-bar">
            <p className="shell">
              <StoppedText {...texts} />
            </p>
          </div>
        )}
        {texts.away !== undefined && (
          // Names both days, so that it is true on any day; absence.js in the page's head hides it on the
          // others.
          <div className="absence-bar">
            <p className="shell">{texts.away}</p>
          </div>
        )}
        <div className="info-line">
          <div className="shell">
            <EmailLink />
            <LicenceBadge {...texts} brief />
            <SocialLinks />
            <LanguagesLink label={texts.languages} place={place} />
            {actions}
          </div>
        </div>
        {bar}
      </header>
      {underHeader}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <div className="shell footer-columns">
          <div className="footer-about">
            <Logo />
            {about}
            <SocialLinks />
          </div>
          <div className="footer-navigation">{navigation}</div>
          <Touch texts={texts} />
        </div>
        <div className="shell footer-end">{end}</div>
        {pageLanguages.length > 0 && (
          <nav id="languages" className="shell" aria-label={texts.languages}>
            <LanguageLinks current={texts.language} place={place} />
          </nav>
        )}
      </footer>
    </>
  );
}

function Touch({ texts }: Pick<ShellProps, "texts">) {
  return (
    <div className="footer-touch">
      <h2>{texts.touch}</h2>
      <p>
        <EmailLink />
      </p>
      <p>
        <PhoneLink />
      </p>
      <WhatsAppLine />
      <FirmAddress />
      <p>
        <LicenceBadge {...texts} />
      </p>
    </div>
  );
}
