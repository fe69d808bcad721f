import type { ReactNode } from "react";
import { retentionDays } from "#content/build-facts.ts";
import { firm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { licenceIn, licenseesIn } from "#content/firm/licence.ts";
import { practice, replyLanguages } from "#content/firm/practice.ts";
import { interpolate } from "#content/interpolate.ts";
import { siteLanguages } from "#content/languages.ts";
import { facts } from "#content/programs/facts.ts";
import { lapsedPrograms } from "#content/programs/status-at.ts";
import { officialPages, type PageLanguageWords } from "#content/site/language-page.ts";
import type { OfficialPages, TextLink } from "#content/site/page.ts";
import { WithEnglish } from "#forms/with-english.tsx";
import { languages, pathIn } from "#lead/languages.ts";
import { showDate } from "#lead/show-date.ts";
import type { FormType } from "#lead/wire.ts";
import { Initials } from "#site/ui/firm/initials.tsx";
import { OutboundLink } from "#site/ui/outbound-link.tsx";
import { confirmationsIn } from "#words/confirmations-in.ts";
import { Texts } from "../text/texts.tsx";

interface LanguagePageProps {
  words: PageLanguageWords;
  official: OfficialPages;
  forms: Record<FormType, string>;
}

export function LanguagePage({ words, official, forms }: LanguagePageProps) {
  const { page } = words;
  const licence = licenceIn(words);
  const { next } = firmTextsIn(words).receipt;
  const { keptFor, storedIn } = words.firm;
  return (
    <>
      <LanguageHero page={page} />
      <div className="shell language-page">
        <Before words={words} official={official} />
        <Who words={words} />
        <Part {...page.check}>
          {[licence, ...licence.others].map(({ href, register }) => (
            <p key={href}>
              <OutboundLink href={href} otherSite={page.otherSite}>
                {register}
              </OutboundLink>
            </p>
          ))}
        </Part>
        <Part {...page.cost} />
        <Part heading={next.heading} texts={[]}>
          <ol className="route">
            {next.steps.map((step) => (
              <li key={step}>
                <WithEnglish text={step} />
              </li>
            ))}
          </ol>
        </Part>
        <div className="language-forms">
          <FormPlace id="assessment" name="request" forms={forms} words={words} />
          <FormPlace id="contact" name="contact" forms={forms} words={words} />
        </div>
        <Part
          id="privacy"
          {...page.privacy(firm.name, firm.email, keptFor(retentionDays.leads), storedIn[firm.storage])}
        >
          {firm.confirmations ? <p>{confirmationsIn[words.form.language].notice}</p> : null}
          <p>
            {page.notice}
            {siteLanguages.map((code, at) => [
              at > 0 && "\u00a0· ",
              <a key={code} href={pathIn(code, "/privacy")} lang={languages[code].tag} translate="no">
                {languages[code].name}
              </a>,
            ])}
          </p>
        </Part>
        <OfficialLinks page={page} official={official} />
      </div>
    </>
  );
}

function OfficialLinks({
  page,
  official,
}: Pick<PageLanguageWords, "page"> & Pick<LanguagePageProps, "official">) {
  return (
    <Part {...page.official}>
      <ul className="stops">
        {officialPages
          .filter((key) => key !== "register" || firm.hasConsultant)
          .map((key) => {
            const { href, text } = linkTo(key, official);
            return (
              <li key={key}>
                <WithEnglish text={page.official.pages[key]} />
                <OutboundLink href={href} otherSite={page.otherSite}>
                  <span lang="en-CA" dir="ltr">
                    {text}
                  </span>
                </OutboundLink>
              </li>
            );
          })}
      </ul>
    </Part>
  );
}

function LanguageHero({ page }: Pick<PageLanguageWords, "page">) {
  return (
    <div className="language-hero">
      <img src="/pictures/rockies.svg" alt="" width="1600" height="900" fetchPriority="high" />
      <div className="shell">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <p className="button-row">
          <a className="button" data-rank="primary" href="#assessment">
            {page.toAssessment}
          </a>
          <a className="button" data-rank="secondary" href="#contact">
            {page.toContact}
          </a>
        </p>
      </div>
    </div>
  );
}

function Who({ words }: Pick<LanguagePageProps, "words">) {
  const licensees = licenseesIn(words.firm);
  const licensed = licensees.map((one) => one.licensed);
  return (
    <Part {...words.page.who(firm.name, licensed)}>
      {licensees.map(({ name, portrait, holder, number, label }) => (
        <p className="licence-card" key={number}>
          {portrait ? (
            <img className="portrait" src={portrait} alt="" width={96} height={96} loading="lazy" />
          ) : (
            <Initials of={name} />
          )}
          <span>
            <strong>{holder}</strong> {label}
          </span>
        </p>
      ))}
    </Part>
  );
}

interface PartProps {
  id?: string;
  heading: string;
  texts: readonly string[];
  children?: ReactNode;
}

function Part({ id, heading, texts, children }: PartProps) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <Texts texts={texts} />
      {children}
    </section>
  );
}

/**
 * For people who are about to write: what is closed, who answers in which language, when money may be asked
 * for.
 */
function Before({ words, official }: Pick<LanguagePageProps, "words" | "official">) {
  const { page, form } = words;
  const { heading, closed, programs, languageNames, answers, money } = page.before;
  const { tag } = languages[form.language];
  const listed = facts.filter(({ id }) => id in programs && !lapsedPrograms.includes(id));
  const [read = ""] = listed.map(({ asOf }) => asOf).toSorted();
  const day = showDate(new Date(read), { tag, timeZone: "UTC", precision: "day" });
  const names = new Intl.DisplayNames([tag], { type: "language" });
  const either = new Intl.ListFormat(tag, { type: "disjunction" });
  return (
    <Part heading={heading} texts={[closed(day)]}>
      <ul className="stops">
        {listed.map(({ id, source }) => (
          <li key={id}>
            <OutboundLink href={linkTo(source, official).href} otherSite={page.otherSite}>
              <WithEnglish text={programs[id as keyof typeof programs] ?? ""} />
            </OutboundLink>
          </li>
        ))}
      </ul>
      <Texts
        texts={[
          answers(
            either.format(replyLanguages.map((code) => languageNames?.[code] ?? names.of(code) ?? code)),
          ),
          money,
        ]}
      />
    </Part>
  );
}

function linkTo(key: string, official: OfficialPages): TextLink {
  const link = official.get(key);
  if (link === undefined) throw new Error(`words/en/official.md has no [${key}].`);
  return { ...link, href: interpolate(link.href, { register: firm.registry }) };
}

interface FormPlaceProps extends Pick<LanguagePageProps, "forms" | "words"> {
  id: string;
  name: FormType;
}

function FormPlace({ id, name, forms, words }: FormPlaceProps) {
  return (
    <div id={id} className="language-form">
      {!practice && (
        <noscript>
          <p>{words.page.phoneWithoutScripts}</p>
        </noscript>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same build's own markup of the form */}
      <div data-form={name} dangerouslySetInnerHTML={{ __html: forms[name] }} />
    </div>
  );
}
