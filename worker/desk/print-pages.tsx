import { firm } from "#content/firm/firm.ts";
import { agreement } from "#firm/texts.ts";
import { languageOfCode, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { presentAnswers } from "#lead/present.ts";
import { forms } from "#words/forms.ts";
import { consultantWords } from "../consultant-words.ts";
import { foldText } from "../leads/fold-text.ts";
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

type Licensee = (typeof firm.licensees)[number];

const blank = "____________________";

export function AgreementPage({
  reader,
  lead,
  licensee: number,
  licensees = firm.licensees,
  own = agreement,
}: OfLead & { licensee: string; licensees?: readonly Licensee[]; own?: typeof agreement }) {
  const language = siteLanguageOf(languageOfCode(lead.language));
  const licensee =
    licensees.find((person) => person.number === number) ?? licenseeOf(lead.owner ?? reader.by, licensees);
  const { email, phone } = lead.answers;
  const words = reader.words.agreement;
  const text = fill(
    own[language],
    {
      name: oneLine(leadName(lead.answers)),
      email: oneLine(String(email ?? "")),
      phone: String(phone ?? ""),
      reference: lead.reference,
      firm: firm.name,
      licensee: licensee?.name,
      number: licensee?.number,
      register: firm.registry,
      price: priceIn(language),
    },
    blank,
  );
  return (
    <DeskFrame reader={reader} title={reader.words.lead.prints.agreement} paperIn={language}>
      <p class="actions quiet">{reader.words.lead.print}</p>
      {licensees.length !== 1 && (
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
          <button>{words.show}</button>
        </form>
      )}
      {own.approvedOn === "" && (
        <p lang={`${language}-CA`}>
          <strong>{consultantWords({ language }).desk.agreement.draft}</strong>
        </p>
      )}
      <article class="sheet" lang={`${language}-CA`}>
        {text.split(/\n{2,}/).map(block)}
      </article>
    </DeskFrame>
  );
}

/** The licensee whom an owner's address names, or the only one; undefined if several remain. */
function licenseeOf(owner: string, licensees: readonly Licensee[]) {
  const address = foldText(owner);
  const named = licensees.filter(({ name }) =>
    foldText(name)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && address.includes(word)),
  );
  const [person, ...others] = named.length === 0 ? licensees : named;
  return others.length === 0 ? person : undefined;
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
