import { nameLanguage } from "#lead/lead-rows.ts";
import type { DeskWords } from "../consultant-words.ts";
import { isLookalike } from "../leads/email-address.ts";
import { refusesMail } from "../leads/history.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { isUnanswered } from "../leads/record.ts";
import type { Progress } from "../leads/steps.ts";
import { describeDoubt, whereabouts } from "../outbox/mails/whereabouts.ts";
import { Mark, Urgency } from "./lead-row.tsx";
import { deskDay, nameOf, type OfLead } from "./reader.ts";

/** Milliseconds: whoever has opened a lead this recently may be about to call. */
const openFor = 15 * 60_000;

export function whoHasOpen({ reader, lead }: OfLead): readonly (readonly [by: string, at: number])[] {
  return Object.entries(lead.opened).filter(([, at]) => at > reader.now - openFor);
}

export function InShort(props: OfLead) {
  const { reader, lead } = props;
  const { words, mailWords, time } = reader;
  const times: Partial<Record<Progress, number | null>> = {
    contacted: lead.contactedAt,
    closed: lead.closedAt,
    spam: lead.spamAt,
  };
  const since = times[lead.progress];
  const alsoOpen = whoHasOpen(props).filter(([by]) => by !== reader.by);
  const alerts = [
    lead.eraseAt !== null && words.lead.erasedAt(time(lead.eraseAt)),
    refusesMail(lead) && mailWords.refusesMail,
    isUnanswered(lead) && words.lead.unanswered(time(lead.unansweredAt)),
    ...alsoOpen.map(([by, at]) => words.lead.alsoOpen(nameOf(by, reader), time(at))),
    describeDoubt(lead, reader),
    isLookalike(String(lead.answers.email ?? "")) && mailWords.mixedAddress,
  ];
  return (
    <>
      <p class="marks">
        <Mark {...props} />
        {typeof since === "number" && <span>{time(since)}</span>}
        {lead.owner !== null && <span>{nameOf(lead.owner, reader)}</span>}
        <Urgency {...props} />
        {lead.nextOn !== null && <span>{words.lead.next(deskDay(lead.nextOn, reader))}</span>}
        <span class="id">
          {lead.reference}, {mailWords.kinds[lead.form]}, {time(lead.receivedAt)}
        </span>
      </p>
      {alerts.map((text) => text && <p class="alert">{text}</p>)}
      <p>
        {whereabouts(lead, reader)} {languageHint(lead, words)}
      </p>
    </>
  );
}

function languageHint({ language, source, typedAt }: ListedLead, { lead, locale }: DeskWords) {
  const primary = (tag: string) => tag.split("-")[0];
  const browser = source.locale ?? "";
  return [
    language && lead[typedAt === null ? "answerIn" : "speaks"](nameLanguage(language, locale)),
    browser && primary(browser) !== primary(language ?? "") && lead.browserIn(nameLanguage(browser, locale)),
  ]
    .filter(Boolean)
    .join(" ");
}
