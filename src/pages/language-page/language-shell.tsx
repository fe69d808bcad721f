import type { PropsWithChildren } from "react";
import { Router } from "wouter";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { licenceIn } from "#content/firm/licence.ts";
import { siteLanguages } from "#content/languages.ts";
import type { PageLanguageWords } from "#content/site/language-page.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { CallLink } from "#site/layout/firm-links.tsx";
import { Logo } from "#site/layout/logo.tsx";
import { Shell } from "#site/layout/shell.tsx";
import { withoutTrailingSlash } from "#site/routing/address.ts";
import { Texts } from "../text/texts.tsx";

export function LanguageShell({ words, children }: PropsWithChildren<{ words: PageLanguageWords }>) {
  const { page } = words;
  const { language } = words.form;
  const home = pathIn(language, "/");
  const firmTexts = firmTextsIn(words);
  const texts = {
    ...page,
    language,
    touch: words.contact.heading,
    stopped: firmTexts.stopped,
    away: firmTexts.receipt.absence?.text,
    licence: licenceIn(words),
  };
  return (
    <Router base={home} ssrPath={home} hrefs={withoutTrailingSlash}>
      <Shell
        texts={texts}
        actions={
          <a className="button" data-rank="secondary" href={`${home}#contact`}>
            {words.contact.heading}
          </a>
        }
        bar={
          <div className="bar">
            <div className="shell">
              <Logo />
              <a className="button way-in" data-rank="primary" href={`${home}#assessment`}>
                {words.assessment.heading}
              </a>
              <CallLink question={page.call} />
            </div>
          </div>
        }
        underHeader={<div data-kept />}
        navigation={<WholeSites {...page.site} />}
        end={
          <>
            <a href={home + firmTexts.privacy.path}>{words.firm.privacyLink}</a>
            <a href="/accessibility" hrefLang={languages.en.tag}>
              {words.firm.accessibilityLink}
            </a>
            <a href="/fr/accessibility" lang={languages.fr.tag}>
              {languages.fr.name}
            </a>
          </>
        }
      >
        {children}
      </Shell>
    </Router>
  );
}

function WholeSites({ heading, texts }: PageLanguageWords["page"]["site"]) {
  return (
    <>
      <h2>{heading}</h2>
      <Texts texts={texts} />
      <ul>
        {siteLanguages.map((code) => (
          <li key={code}>
            <a href={pathIn(code, "/")} lang={languages[code].tag} translate="no">
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
