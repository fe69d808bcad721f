import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { firmTexts, licence } from "#content/firm/site-firm-texts.ts";
import { language } from "#content/language.ts";
import { footer } from "#content/site/footer.ts";
import { words } from "#language/site.ts";
import { AssessmentLink, OverlayButton } from "#site/overlays/action-buttons.tsx";
import { KeptLine } from "#site/overlays/kept-line.tsx";
import { Announcer } from "#site/routing/announcer.tsx";
import { LanguageSwitch } from "#site/routing/language-switch.tsx";
import { findPage } from "#site/routing/registry.ts";
import { Bar } from "./bar/bar.tsx";
import { Shell } from "./shell.tsx";

const texts = {
  ...words.frame,
  language,
  licence,
  stopped: firmTexts.stopped,
  away: firmTexts.receipt.absence?.text,
};

export function Frame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const entry = findPage(location);
  if (entry?.view === "assessment") return children;
  return (
    <>
      <Shell
        texts={texts}
        actions={
          <>
            <LanguageSwitch path={entry?.path ?? "/"} />
            <OverlayButton opens="contact" rank="secondary">
              {words.frame.book}
            </OverlayButton>
          </>
        }
        bar={<Bar path={entry?.path} />}
        underHeader={<KeptLine />}
        place={entry?.path === "/contact-us" ? "#contact" : ""}
        about={[footer.about, ...footer.licence].map((text) => <p key={text}>{text}</p>)}
        navigation={<Navigation />}
        end={
          <>
            <p>{footer.copyright}</p>
            {footer.trust.map(({ title, path }) => (
              <Link key={path} href={path}>
                {title}
              </Link>
            ))}
          </>
        }
      >
        {children}
      </Shell>
      <Announcer />
    </>
  );
}

function Navigation() {
  return (
    <>
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
    </>
  );
}
