import { firm } from "#content/firm.ts";
import { agreement } from "#firm/texts.ts";
import { languageOfCode, siteLanguageOf } from "#lead/languages.ts";
import { leadName } from "#lead/lead-rows.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { fill } from "./fill.ts";
import { DeskFrame } from "./frame.tsx";
import type { OfLead } from "./reader.ts";
import { priceIn } from "./replies.ts";

/** Room for what is written by hand. */
const blank = "____________________";

/** The firm's agreement before a first consultation, filled in for a lead and ready to print, in the lead's language. */
export function AgreementPage({ reader, lead }: OfLead) {
  const language = siteLanguageOf(languageOfCode(lead.language));
  const [licensee] = firm.licensees;
  const { email, phone } = lead.answers;
  const text = fill(
    agreement[language],
    {
      name: oneLine(leadName(lead.answers)),
      email: email === undefined ? undefined : oneLine(String(email)),
      phone: phone === undefined ? undefined : String(phone),
      reference: lead.reference,
      firm: firm.name,
      licensee: licensee.name,
      number: licensee.number,
      register: firm.registry,
      price: priceIn(language),
      date: undefined,
    },
    blank,
  );
  return (
    <DeskFrame reader={reader} title={reader.words.lead.prints.agreement}>
      <p class="actions quiet">{reader.words.lead.print}</p>
      <article class="sheet" lang={`${language}-CA`}>
        {text.split(/\n{2,}/).map(block)}
      </article>
    </DeskFrame>
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
