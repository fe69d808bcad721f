import { firm } from "#content/firm.ts";
import { agreement } from "#firm/texts.ts";
import { languageOfCode, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { folded } from "../leads/folded-text.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { fill } from "./fill.ts";
import { DeskFrame } from "./frame.tsx";
import type { OfLead } from "./reader.ts";
import { priceIn } from "./replies.ts";
import { LabelledSelect } from "./select.tsx";

const blank = "____________________";

/**
 * The firm's agreement before a first consultation, filled in for a lead and ready to print, in the lead's
 * language.
 */
export function AgreementPage({ reader, lead, licensee: number }: OfLead & { readonly licensee: string }) {
  const language = siteLanguageOf(languageOfCode(lead.language));
  const licensee =
    firm.licensees.find((person) => person.number === number) ?? licenseeOf(lead.owner ?? reader.by);
  const { email, phone } = lead.answers;
  const text = fill(
    agreement[language],
    {
      name: oneLine(leadName(lead.answers)),
      email: email === undefined ? undefined : oneLine(String(email)),
      phone: phone === undefined ? undefined : String(phone),
      reference: lead.reference,
      firm: firm.name,
      licensee: licensee?.name,
      number: licensee?.number,
      register: firm.registry,
      price: priceIn(language),
      date: undefined,
    },
    blank,
  );
  return (
    <DeskFrame reader={reader} title={reader.words.lead.prints.agreement}>
      <p class="actions quiet">{reader.words.lead.print}</p>
      {firm.licensees.length === 1 ? null : (
        <LicenseeForm reader={reader} lead={lead} chosen={licensee?.number} />
      )}
      <article class="sheet" lang={`${language}-CA`}>
        {text.split(/\n{2,}/).map(block)}
      </article>
    </DeskFrame>
  );
}

/** The licensed person whose name is in an owner's address; undefined where several might advise. */
function licenseeOf(owner: string) {
  const address = folded(owner);
  const named = firm.licensees.filter(({ name }) =>
    folded(name)
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 2 && address.includes(word)),
  );
  const [person, ...others] = named.length === 0 ? firm.licensees : named;
  return others.length === 0 ? person : undefined;
}

function LicenseeForm({ reader: { words }, lead, chosen }: OfLead & { readonly chosen: string | undefined }) {
  const { agreement } = words;
  return (
    <form method="get" action={`/desk/${lead.reference}`} class="row actions" autocomplete="off">
      <input type="hidden" name="as" value="agreement" />
      <LabelledSelect
        id="licensee"
        label={agreement.licensee}
        options={[
          ...(chosen === undefined ? [["", agreement.choose] as const] : []),
          ...firm.licensees.map(({ name, number }) => [number, `${name}, ${number}`] as const),
        ]}
        chosen={chosen}
      />
      <button>{agreement.show}</button>
    </form>
  );
}

/** A paragraph, a list or a heading of Markdown; nothing in it is markup but these. */
function block(text: string) {
  if (text.startsWith("# ")) return <h2>{text.slice(2)}</h2>;
  if (!text.startsWith("- ")) return <p>{text}</p>;
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
