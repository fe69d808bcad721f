import { retentionDays } from "#content/build-facts.ts";
import { consultantNumbers, firm, registryIn } from "#content/firm/firm.ts";
import { licence, licensees } from "#content/firm/site-firm-texts.ts";
import { quebecFilesOf, quebecInvitationOf } from "#content/firm/terms.ts";
import { locale } from "#content/language.ts";
import { confirmation } from "#language/confirmation.ts";
import { receipt, firm as words } from "#language/forms.ts";
import { words as siteWords } from "#language/site.ts";
import { draftDays } from "#lead/draft-days.ts";

export const placeholderValues = {
  firm: firm.name,
  brand: firm.shortName,
  phone: firm.phone,
  email: firm.email,
  /** The College's. */
  register: registryIn(locale),
  licenceCheck: firm.hasSeveralRegisters ? "/verify" : licence.href,
  holder: new Intl.ListFormat(locale).format(licensees.map(({ holder }) => holder)),
  ...siteWords.advisers,
  /** Within a sentence. */
  licence: words.licenceNumber(firm.licenceNumbers).replace(/^./, (letter) => letter.toLowerCase()),
  collegeLicence: consultantNumbers,
  /** As in the College's register, with its contacts, once firm/facts.yaml has it. */
  business: firm.registeredBusiness
    ? `${firm.registeredBusiness.name} (${firm.registeredBusiness.contacts})`
    : firm.name,
  privacyOfficer: firm.privacyOfficer.name,
  privacyEmail: firm.privacyOfficer.email,
  quebecFiles: quebecFilesOf(firm),
  quebecInvitation: quebecInvitationOf(firm),
  leadsKept: words.keptFor(retentionDays.leads),
  storedIn: words.storedIn[firm.storage],
  storage: siteWords.storage[firm.storage],
  draftKept: words.keptFor(draftDays),
  replyBy: firm.replyDays === undefined ? "" : ` ${receipt.replyBy(firm.replyDays)}`,
  confirmed: firm.confirmations ? ` ${confirmation.notice}` : "",
  suspectsKept: words.keptFor(retentionDays.suspects),
} as const;
