import { noticeVersion, retentionDays } from "#content/build-facts.ts";
import { absence } from "#firm/absence.ts";
import { joined } from "#lead/joined.ts";
import { isSiteLanguage, type Language, languages, pathIn } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { absenceIn } from "./absence.ts";
import { firm, quebecMembersOf } from "./firm.ts";
import { licenceLinesIn } from "./licence.ts";
import { nextStepsIn, practice, replyLanguagesIn, stoppedIn } from "./practice.ts";

export { replyLanguagesIn };

export function firmTextsIn({ form, firm: words, receipt }: Pick<Words, "form" | "firm" | "receipt">) {
  const stepsWith = (reply: string) => nextStepsIn({ form, firm: words, receipt }, reply);
  return {
    firm: firm.name,
    shortName: firm.shortName,
    assessmentAddress:
      siteOriginIn(form.language) + (isSiteLanguage(form.language) ? "/assessment" : "#assessment"),
    reach: { phone: firm.phone, phoneHref: firm.phoneHref, email: firm.email },
    licence: licenceLinesIn({ form, firm: words }),
    stopped: practice && stoppedIn({ form, firm: words }),
    privacy: {
      line: words.privacy(
        words.keptFor(retentionDays.leads),
        words.storedIn[firm.storage],
        firm.profession,
        replyLanguagesIn({ form, firm: words }),
      ),
      link: words.privacyLink,
      // A language without the whole site has a short notice on its one page.
      path: isSiteLanguage(form.language) ? "/privacy" : "#privacy",
    },
    accessibility: {
      link: words.accessibilityLink,
      address: `${isSiteLanguage(form.language) ? siteOriginIn(form.language) : firm.origin}/accessibility`,
    },
    contactPath: isSiteLanguage(form.language) ? "/contact-us" : "#contact",
    quebec: quebecIn(form.language, words),
    noticeVersion,
    receipt: {
      ...receipt,
      locale: languages[form.language].tag,
      title: receipt.title(firm.name),
      next: { heading: receipt.nextHeading, steps: stepsWith(receipt.replyBy(firm.replyDays)) },
      // Asks for the absence first, so that the bundle of a firm without one contains none of this.
      absence: absence && withSteps(stepsWith, absenceIn({ form, receipt }, absence)),
      notes: [...receipt.notes(firm), ...(firm.whatsapp ? [`WhatsApp ${firm.whatsapp}`] : [])],
      newTab: form.newTab,
      bookingLink: firm.bookingUrl
        ? { text: receipt.booking + form.newTab, href: firm.bookingUrl }
        : undefined,
    },
  };
}

const withSteps = (steps: (reply: string) => readonly string[], absence: ReturnType<typeof absenceIn>) =>
  absence && { ...absence, steps: steps(absence.text) };

export function siteOriginIn(language: Language): string {
  return firm.origin + pathIn(language, "/").replace(/\/$/, "");
}

function quebecIn(language: Language, words: Words["firm"]): string {
  const list = new Intl.ListFormat(languages[language].tag);
  const recognised = list.format(
    firm.licensees.filter(({ quebecRegister }) => quebecRegister).map(({ name }) => name),
  );
  const members = list.format(quebecMembersOf(firm.licensees).map(({ name }) => name));
  return joined(
    recognised || !members ? words.quebec(firm.name, recognised) : "",
    members ? words.quebecMembers(members) : "",
  );
}
