import { Link } from "wouter";
import { footer } from "#content/footer.ts";
import { pageLanguages } from "#content/languages.ts";
import { words } from "#language/site.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { AssessmentLink } from "#site/overlays/action-buttons.tsx";
import { FirmAddress, WhatsAppLine } from "#site/ui/firm-place.tsx";
import { EmailLink, LicenceBadge, PhoneLink, SocialLinks } from "./firm-links.tsx";
import { Logo } from "./logo.tsx";

export function Footer() {
  return (
    <footer className="footer">
      <div className="shell footer-columns">
        <div className="footer-about">
          <Logo />
          <p>{footer.about}</p>
          <SocialLinks />
        </div>
        <div className="footer-navigation">
          <h2 id="footer-navigation">{words.frame.navigation}</h2>
          <ul aria-labelledby="footer-navigation">
            {footer.navigation.map((link) => (
              <li key={link.title}>
                {"action" in link ? (
                  <AssessmentLink>{link.title}</AssessmentLink>
                ) : (
                  <Link href={link.path}>{link.title}</Link>
                )}
              </li>
            ))}
          </ul>
        </div>
        <div className="footer-touch">
          <h2>{words.frame.touch}</h2>
          <p>
            <EmailLink />
          </p>
          <p>
            <PhoneLink />
          </p>
          <WhatsAppLine />
          <FirmAddress />
          <p>
            <LicenceBadge />
          </p>
        </div>
      </div>
      <div className="shell footer-end">
        <p>{footer.copyright}</p>
        {footer.trust.map(({ title, path }) => (
          <Link key={path} href={path}>
            {title}
          </Link>
        ))}
      </div>
      {pageLanguages.length > 0 && (
        <ul className="shell footer-languages">
          {pageLanguages.map((code) => (
            <li key={code}>
              <a href={pathIn(code, "/")} lang={languages[code].tag} translate="no">
                {languages[code].name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
