import { programStatuses } from "#content/facts.ts";
import { firm } from "#content/firm.ts";
import { firmTextsIn, licenceIn, licenseesIn } from "#content/firm-texts.ts";
import { type LanguagePageWords, officialPages, type PageLanguageWords } from "#content/language-page.ts";
import { siteLanguages } from "#content/languages.ts";
import type { Link } from "#content/page.ts";
import { languages, pathIn } from "#lead/languages.ts";
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
      <Part
        heading={page.before.heading}
        texts={linesBefore(page.before, languages[words.form.language].tag)}
      />
      <div className="language-facts">
        <Part {...page.who(firm.name, licensees)} />
        <Part {...page.check}>
          <p>
            <a className="outbound" href={licence.href} rel="external noopener">
              {licence.register}
              <span className="visually-hidden">{page.otherSite}</span>
            </a>
          </p>
        </Part>
        <Part {...page.cost} />
        <Part id="privacy" {...page.privacy(firm.name, firm.email, keptFor)}>
          <p>
            {page.notice}
            {siteLanguages.map((code, at) => [
              at > 0 && " · ",
              <a key={code} href={pathIn(code, "/privacy")} lang={languages[code].tag} translate="no">
                {languages[code].name}
              </a>,
            ])}
          </p>
        </Part>
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
              {page.official.pages[key]}
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

/** What is closed, who answers in which language and when money may be asked, for somebody who is about to write. */
function linesBefore({ closed, programs, answers, money }: LanguagePageWords["before"], tag: string) {
  const ids = Object.keys(programs) as (keyof typeof programs)[];
  const [read = ""] = ids.map((id) => programStatuses[id].asOf).toSorted();
  const day = new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, { dateStyle: "long", timeZone: "UTC" });
  const names = new Intl.DisplayNames([tag], { type: "language" });
  const list = (items: readonly string[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(tag, { type }).format(items);
  const spoken: readonly string[] = firm.languages ?? siteLanguages;
  return [
    closed(
      day.format(new Date(read)),
      list(
        ids.map((id) => programs[id]),
        "conjunction",
      ),
    ),
    answers(
      list(
        spoken.map((code) => names.of(code) ?? code),
        "disjunction",
      ),
    ),
    money,
  ];
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
