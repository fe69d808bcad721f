import { firm } from "#content/firm/firm.ts";
import type { Licensee } from "#content/firm/firm-facts.ts";
import type { Agreement } from "#content/firm/firm-replies.ts";
import { registerOf } from "#content/firm/licence.ts";
import { licenseeEmails } from "#firm/facts.ts";
import { agreements } from "#firm/texts.ts";
import { languageOfCode, type SiteLanguage, siteLanguageCodes, siteLanguageOf } from "#lead/languages.ts";
import { leadName, nameLanguage } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords } from "../consultant-words.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { estimateOf } from "../outbox/mails/estimate.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { AnswerSections, SourceSection } from "./answers.tsx";
import { DeskFrame, Rows, Section, unbroken } from "./frame.tsx";
import { HistorySection } from "./history-section.tsx";
import { nameIn, type OfLead } from "./reader.ts";
import { fill, priceIn } from "./replies.ts";
import { LabelledSelect } from "./select.tsx";

type PrintProps = OfLead & { versions: readonly ListedLead[] };

export function CopyPage({ reader, lead, versions }: PrintProps) {
  const { words, time } = reader;
  const name = nameIn(versions.at(-1) ?? lead, reader);
  return (
    <DeskFrame reader={reader} title={words.lead.copyTitle(name)} paperIn={reader.language}>
      <p class="actions">
        {words.lead.print} <a href={`/desk/${lead.reference}?as=json`}>{words.lead.copyJson}</a>
      </p>
      {versions.map((version) => (
        <article class="file">
          <h2>
            {version.reference}, {time(version.receivedAt)}
          </h2>
          <AnswerSections reader={reader} lead={version} />
          <SourceSection reader={reader} lead={version} />
          <HistorySection reader={reader} lead={version} />
        </article>
      ))}
    </DeskFrame>
  );
}

/** A lead for the client's file, on at most three sheets of paper. */
export function FilePage(props: PrintProps) {
  const { reader, lead, versions } = props;
  const { words, mailWords, language, time } = reader;
  const name = nameIn(lead, reader);
  const estimate = estimateOf(lead, reader);
  const differing = (version: ListedLead) =>
    presentAnswers(forms[language][version.form], version.answers)
      .flatMap(({ rows }) => rows)
      .filter((row) => version.answers[row.name] !== lead.answers[row.name]);
  return (
    <DeskFrame
      reader={reader}
      title={words.lead.fileTitle(name)}
      paperIn={language}
      heading={
        <>
          <bdi>{name}</bdi>, <span>{lead.reference}</span>
        </>
      }
    >
      <p class="actions quiet">{words.lead.print}</p>
      <p>
        {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}
      </p>
      <div class="file">
        <AnswerSections {...props} />
        {versions
          .filter(({ reference }) => reference !== lead.reference)
          .map((version) => (
            <Section
              title={`${words.lead.versions}${mailWords.colon}${version.reference}, ${time(version.receivedAt)}`}
            >
              <Rows rows={differing(version)} />
            </Section>
          ))}
        {estimate && (
          <Section title={mailWords.headings.estimate}>
            <p>{estimate.verdict}</p>
          </Section>
        )}
        <SourceSection {...props} />
        <HistorySection {...props} />
      </div>
    </DeskFrame>
  );
}

const blank = "____________________";

interface AgreementProps extends OfLead {
  /** The number of the licensed person chosen on the page. */
  licensee: string;
  language?: string | undefined;
  licensees?: readonly Licensee[];
  emails?: Readonly<Record<string, string>>;
  own?: Agreement | undefined;
  isInQuebec?: boolean;
  /** `en` once the person has asked for the English text. */
  wish?: string | undefined;
}

/**
 * Nothing to print until it is certain who advises. In Québec the person gets the French text, and then the
 * English one if they ask for it: Charter of the French language, s. 55.
 */
export function AgreementPage(props: AgreementProps) {
  const { reader, lead, wish, licensees = firm.licensees, isInQuebec = firm.isInQuebec } = props;
  const usual = isInQuebec ? "fr" : (lead.language ?? firm.defaultLanguage);
  const asked = siteLanguageOf(languageOfCode(props.language || usual), firm.defaultLanguage);
  const isFrenchFirst = isInQuebec && asked === "en" && wish !== "en";
  const language = isFrenchFirst ? "fr" : asked;
  const licensee = licenseeOf(props, licensees);
  const own = props.own ?? agreements.find(({ regulator }) => regulator === licensee?.regulator);
  const { agreement: words } = reader.words;
  return (
    <DeskFrame reader={reader} title={reader.words.lead.prints.agreement} paperIn={language}>
      {licensee && own && <p class="actions quiet">{reader.words.lead.print}</p>}
      <AgreementForm {...props} {...{ licensee, licensees, language: asked, isFrenchFirst }} />
      {licensee && !own && <p class="alert">{words.none(licensee.regulator)}</p>}
      {licensee && own?.approvedOn === "" && (
        <p lang={`${language}-CA`}>
          <strong>{consultantWords({ language }).desk.agreement.draft}</strong>
        </p>
      )}
      {licensee && own && (
        <article class="sheet" lang={`${language}-CA`}>
          {agreementText(props, licensee, own[language], language)
            .split(/\n{2,}/)
            .map(block)}
        </article>
      )}
    </DeskFrame>
  );
}

function agreementText({ lead }: OfLead, licensee: Licensee, text: string, language: SiteLanguage) {
  const { email, phone } = lead.answers;
  const values = {
    name: oneLine(leadName(lead.answers)),
    email: oneLine(String(email ?? "")),
    phone: String(phone ?? ""),
    reference: lead.reference,
    firm: firm.name,
    licensee: licensee.name,
    number: licensee.number,
    register: registerOf(licensee),
    price: priceIn(language),
  };
  return fill(text, values, language, blank);
}

type FormProps = Omit<AgreementProps, "licensee"> & {
  licensee: Licensee | undefined;
  licensees: readonly Licensee[];
  isFrenchFirst: boolean;
};

function AgreementForm({ reader, lead, licensee, licensees, language, isFrenchFirst }: FormProps) {
  const words = reader.words.agreement;
  return (
    <form method="get" action={`/desk/${lead.reference}`} class="row actions" autocomplete="off">
      <input type="hidden" name="as" value="agreement" />
      <LabelledSelect
        id="licensee"
        label={words.licensee}
        options={[
          ...(licensee === undefined ? [["", words.choose] as const] : []),
          ...licensees.map(({ name, number }) => [number, `${name}, ${number}`] as const),
        ]}
        chosen={licensee?.number}
      />
      <LabelledSelect
        id="language"
        label={reader.words.list.language}
        options={siteLanguageCodes.map((code) => [code, nameLanguage(code, reader.words.locale)] as const)}
        chosen={language}
      />
      {isFrenchFirst && (
        <label>
          <input type="checkbox" name="wish" value="en" /> {words.wish}
        </label>
      )}
      <button>{words.show}</button>
    </form>
  );
}

/** The person chosen, else the only one, else the one whose whole address is that of the lead's owner. */
function licenseeOf(
  { reader, lead, licensee, emails = licenseeEmails }: AgreementProps,
  licensees: readonly Licensee[],
) {
  const [person, ...others] = licensees;
  if (others.length === 0) return person;
  const owner = lead.owner ?? reader.by;
  return (
    licensees.find(({ number }) => number === licensee) ??
    licensees.find(({ number }) => emails[number] === owner)
  );
}

function block(text: string) {
  if (text.startsWith("# ")) return <h2>{text.slice(2)}</h2>;
  if (!text.startsWith("- ")) return <p>{unbroken(text)}</p>;
  return (
    <ul>
      {text
        .split(/\n?^- /m)
        .slice(1)
        .map((item) => (
          <li>{item}</li>
        ))}
    </ul>
  );
}
