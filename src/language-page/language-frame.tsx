import type { ReactNode } from "react";
import { firm } from "#content/firm.ts";
import { firmTextsIn, licenceIn, licenseesIn } from "#content/firm-texts.ts";
import type { PageLanguageWords } from "#content/language-page.ts";
import { siteLanguages, spokenLanguages } from "#content/languages.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { AbsenceBar } from "#site/ui/absence-bar.tsx";
import { FirmAddress, WhatsAppLine } from "#site/ui/firm-place.tsx";
import { Texts } from "./part.tsx";

interface LanguageFrameProps {
  readonly words: PageLanguageWords;
  readonly children: ReactNode;
}

/** Surrounds the pages of a language without the whole site: the firm above, how to reach it and the languages below. */
export function LanguageFrame({ words, children }: LanguageFrameProps) {
  const { page } = words;
  const licence = licenceIn(words.firm);
  const licensees = licenseesIn(words.firm).map(({ holder, number }) => `${holder}, ${number}`);
  const home = pathIn(words.form.language, "/");
  return (
    <>
      <a className="skip-link" href="#main">
        {page.skip}
      </a>
      <AbsenceBar text={firmTextsIn(words).receipt.away?.text} />
      <header className="language-bar">
        <a className="wordmark" href={home} translate="no">
          <img src="/pictures/logo.svg" alt="" width="36" height="36" />
          <bdi>{firm.name}</bdi>
        </a>
        <a className="language-licence" href={licence.href} rel="external noopener">
          <bdi>{[...licensees, licence.register].join(" · ")}</bdi>
        </a>
        <a href="#languages">{page.languages}</a>
      </header>
      <main id="main" className="language-page" tabIndex={-1}>
        {children}
      </main>
      <footer className="language-end">
        <p>
          {page.call}
          <a href={firm.phoneHref} dir="ltr" translate="no">
            {firm.phone}
          </a>
        </p>
        <p>
          {page.write}
          <a href={`mailto:${firm.email}`} dir="ltr" translate="no">
            {firm.email}
          </a>
        </p>
        <WhatsAppLine />
        <FirmAddress />
        <p>
          {licence.line}
          <a className="outbound" href={licence.href} rel="external noopener" dir="ltr">
            {licence.register}
            <span className="visually-hidden">{page.otherSite}</span>
          </a>
        </p>
        <p>
          <a href={home + firmTextsIn(words).privacy.path}>{words.firm.privacyLink}</a>
        </p>
        <section>
          <h2>{page.site.heading}</h2>
          <Texts texts={page.site.texts} />
          <ul>
            {siteLanguages.map((code) => (
              <li key={code}>
                <a href={pathIn(code, "/")} lang={languages[code].tag} translate="no">
                  {languages[code].name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <nav id="languages" className="language-links" aria-label={page.languages}>
          <ul>
            {spokenLanguages.map((code) => (
              <li key={code}>
                <a
                  href={pathIn(code, "/")}
                  lang={languages[code].tag}
                  translate="no"
                  aria-current={code === words.form.language ? "page" : undefined}
                >
                  {languages[code].name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}
