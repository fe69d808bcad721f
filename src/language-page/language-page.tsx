import { firm } from "#content/firm.ts";
import { firmTextsIn, licenceIn, licenseesIn } from "#content/firm-texts.ts";
import { officialPages, type PageLanguageWords } from "#content/language-page.ts";
import type { Link } from "#content/page.ts";
import type { FormType } from "#lead/wire.ts";
import { LanguageFrame } from "./language-frame.tsx";
import { Part, Texts } from "./part.tsx";

/** The pages of authorities by their keys, in the default language. */
export type OfficialLinks = Readonly<Record<(typeof officialPages)[number], Link>>;

interface LanguagePageProps {
  readonly words: PageLanguageWords;
  readonly official: OfficialLinks;
  /** The markup of each form, which alone is hydrated. */
  readonly forms: Readonly<Record<FormType, string>>;
  readonly keptFor: string;
}

/** The one page of a language without the whole site: who reads, what it costs, both forms, what becomes of the answers. */
export function LanguagePage({ words, official, forms, keptFor }: LanguagePageProps) {
  const { page } = words;
  const licensees = licenseesIn(words.firm).map(({ holder, number }) => words.firm.licensed(holder, number));
  const licence = licenceIn(words.firm);
  const { next } = firmTextsIn(words).receipt;
  return (
    <LanguageFrame words={words}>
      <div className="language-intro">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <p className="language-ways">
          <a href="#assessment">{page.toAssessment}</a>
          <a href="#contact">{page.toContact}</a>
        </p>
      </div>
      <div className="language-facts">
        <Part {...page.who(firm.name, licensees.join("; "))} />
        <Part {...page.check}>
          <p>
            <a className="outbound" href={licence.href} rel="external noopener">
              {licence.register}
              <span className="visually-hidden">{page.otherSite}</span>
            </a>
          </p>
        </Part>
        <Part {...page.cost} />
        <Part id="privacy" {...page.privacy(firm.name, firm.email, keptFor)} />
        <section>
          <h2>{next.heading}</h2>
          <ol>
            {next.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <FormPlace id="assessment" name="request" forms={forms} words={words} />
      <FormPlace id="contact" name="contact" forms={forms} words={words} />
      <section>
        <h2>{page.official.heading}</h2>
        <Texts texts={page.official.texts} />
        <ul>
          {officialPages.map((key) => (
            <li key={key}>
              {`${page.official.pages[key]} `}
              <a
                className="outbound"
                href={official[key].href}
                rel="external noopener"
                lang="en-CA"
                dir="ltr"
              >
                {official[key].text}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </LanguageFrame>
  );
}

interface FormPlaceProps extends Pick<LanguagePageProps, "forms" | "words"> {
  readonly id: string;
  readonly name: FormType;
}

function FormPlace({ id, name, forms, words }: FormPlaceProps) {
  return (
    <div id={id} className="language-form">
      <noscript>
        <p>{words.page.phoneWithoutScripts}</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the form, made by the same build */}
      <div data-form={name} dangerouslySetInnerHTML={{ __html: forms[name] }} />
    </div>
  );
}
