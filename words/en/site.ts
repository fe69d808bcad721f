import { firm, titleWith, withFirm } from "#content/firm/firm.ts";
import { questions } from "#content/question-counts.ts";
import type { SameShape } from "#content/same-shape.ts";
import { firm as formWords } from "./forms.ts";

/** The code of these words' language. */
export const language = "en";

const named = (adviser: string) => {
  const Adviser = adviser.charAt(0).toUpperCase() + adviser.slice(1);
  return {
    adviser,
    Adviser,
    AdviserInFull: Adviser,
    everyAdviser: "everyone who offers you advice",
    noMoney: "We do not ask for money before you have a written agreement.",
    ourNumbers: firm.licensees.length > 1 ? "our licence numbers" : "our licence number",
    publicRegister: firm.hasSeveralRegisters
      ? "the regulators’ public registers"
      : "the regulator’s public register",
    registerShows: firm.hasSeveralRegisters
      ? "One of them must show the same name, and that the person may practise today."
      : "The name must be the same, and the register must show that the person may practise today.",
  };
};

/** Whoever advises here, at the places of the pages that have these names. */
const advisers = {
  consultant: {
    ...named("a licensed consultant"),
    anyAdviser: "a consultant",
    everyAdviser: "every consultant",
    weAre: "We are immigration consultants",
    whoGetsIt:
      "The licensed consultant gets it, and so do people who work for the consultant and must keep it confidential.",
    onlyAdviser: "Only the licensed consultant gives advice.",
    noMoney: "No licensed consultant should ask you for money before you have a written agreement.",
    registerShows:
      "The name must be the same, the status “Active”, and “Entitled to Practise” must say “Yes”.",
  },
  lawyer: {
    ...named("a lawyer"),
    anyAdviser: "a lawyer",
    weAre: "We are lawyers",
    whoGetsIt: "Our lawyers get it, and so do people who work for them and must keep it confidential.",
    onlyAdviser: "Only a lawyer gives advice.",
  },
  notary: {
    ...named("a notary"),
    anyAdviser: "a notary",
    weAre: "We are notaries",
    whoGetsIt: "Our notaries get it, and so do people who work for them and must keep it confidential.",
    onlyAdviser: "Only a notary gives advice.",
  },
  professional: {
    ...named("a licensed professional"),
    anyAdviser: "professional help",
    weAre: "We are immigration professionals",
    whoGetsIt:
      "The licensed professionals get it, and so do people who work for them and must keep it confidential.",
    onlyAdviser: "Only a licensed professional gives advice.",
  },
} as const;

const adviser = formWords.advisers[firm.profession];

/** Words that more than one page shows; `{…}` is filled in by the component. */
export const words = {
  /** The names of the pages in the menu, by their routes. */
  menu: {
    "/": "Home",
    "/immigration": "Immigration",
    "/immigration/express-entry": "Express Entry",
    "/immigration/federal-skilled-worker": "Federal Skilled Worker",
    "/immigration/federal-skilled-trades": "Federal Skilled Trades",
    "/immigration/canadian-experience-class": "Canadian Experience Class",
    "/immigration/provincial-nominee-programs": "Provincial nominee programs",
    "/study": "Study Program",
    "/visit": "Visit",
    "/visit/tourism": "Visitor Visa",
    "/visit/super-visa": "Super Visa",
    "/sponsorship": "Sponsorship Program",
    "/citizenship": "Citizenship",
    "/other-services": "Other services",
    "/other-services/canadian-business-immigration-program": "Business Immigration Program",
    "/other-services/labour-market-impact-assessment": "Labour market impact assessment",
    "/other-services/caregivers": "Caregivers",
    "/contact-us": "Contact us",
  },
  /** The names of the pages that no menu lists. */
  unlisted: {
    assessment: "Assessment Form",
    receipt: "Your form",
    privacy: "Privacy notice",
    verify: "Check a form",
    accessibility: "Accessibility",
    updates: "What changed",
    quebec: "Settle in Québec",
  },
  frame: {
    skip: "Skip to content",
    book: "Book a consultation",
    assess: "Free assessment",
    question: "Have any Questions?",
    menu: "Menu",
    mainMenu: "Main",
    subMenu: "{title} pages",
    breadcrumb: "Breadcrumb",
    home: "Home",
    section: "In this section",
    onThisPage: "On this page",
    ask: "Ask about this",
    navigation: "Navigation",
    touch: "Get in Touch",
    languages: "Languages",
    close: "Close",
    reach: "Call {phone} or write to {email}.",
    otherSite: " (other site)",
    /** Before a cell of a table on a narrow screen. */
    cell: "{column}: ",
    /** For plain forms: a browser without scripts knows no country beside the number. */
    phoneWithoutScripts:
      "If your phone number is not from Canada or the United States, please begin it with + and the country code.",
  },
  advisers: advisers[firm.profession],
  /** The regulator in structured data. */
  college: "College of Immigration and Citizenship Consultants",
  footer: {
    about: `${firm.name} offers a straightforward method of processing any type of visa needs. We explain the rules. Once you sign a written agreement, we prepare your file with you.`,
    /** What the licence means and who issues it: each name in full once on every page. */
    licence: [
      "RCIC means Regulated Canadian Immigration Consultant.",
      "The College is the College of Immigration and Citizenship Consultants (CICC).",
    ],
    copyright: "Copyright © {year} All Rights Reserved.",
  },
  /**
   * Beside a link to a program that accepts no new applications, for the whole page or a part of it.
   */
  closed: {
    paused: { whole: "paused", part: "partly paused" },
    closed: { whole: "closed", part: "partly closed" },
  },
  /** Surrounds a dated report on a program. */
  report: {
    asOf: "As of {day}",
    dated: "{asOf}: {text}",
    /** Where the period that the report covers is over. */
    lapsed: "This covered the period up to {day}. The official page says what came next.",
    more: "What this means",
    check: "Check the official page: {link}",
    sources: "Official sources",
    updates: "What changed lately",
  },
  /** In the privacy notice: where the leads are stored, and who may ask for them there. */
  register: {
    read: `We last looked up our ${firm.licensees.length > 1 ? "licences" : "licence"} in the public ${firm.hasSeveralRegisters ? "registers" : "register"} on {day}.`,
    check: `Look up ${firm.licensees.length > 1 ? "each" : "the"} licence there yourself.`,
  },
  storage: {
    unknown:
      "So your answers may be stored outside Canada. The courts and police of the country where they are stored may then be able to demand them.",
    us: "Your answers are stored in the United States. The courts and police of that country may be able to demand them.",
    eu: "Your answers are stored in the European Union. The courts and police there, and those of the United States, may be able to demand them.",
  },
  /** Optional facts of the firm; a line is left out if the firm has not filled in the fact. */
  terms: {
    price: "A first consultation costs {price} and takes {minutes} minutes.",
    languages: "You can write and talk to us in {languages}.",
    /** Says whether files for the programs of Québec are taken. */
    quebec: {
      taken:
        "{names}: recognized by Québec’s ministry of immigration, the MIFI, under {numbers} in its register.",
      notTaken:
        "Nobody at {firm} is recognized by the MIFI, so we do not work on files for Québec’s programs.",
      invitation: {
        taken: "If we can help, there or elsewhere in Canada, we invite you to a consultation.",
        notTaken:
          "If we can help with a federal program or another province, we invite you to a consultation.",
      },
    },
    hours: "{hours} ({clock})",
    days: "{first} to {last}, {from} to {to}",
    day: "{first}, {from} to {to}",
  },
  notFound: {
    title: "Page not found",
    text: "Page not found. Please return to main page or pick one of the manu options",
    home: "Main page",
    description: "There is no page at this address.",
  },
  /** The <head> of the pages that have no texts of their own below `pages`. */
  heads: {
    home: {
      title: titleWith((name) => `${name}: Immigration and Visa Services`),
      description: `${adviser}. Clear information on permanent residence, study, visits, sponsorship and citizenship, and a free assessment.`,
    },
    assessment: {
      title: withFirm("Free assessment"),
      description: `From ${questions.alone} to ${questions.couple} questions on one page; ${questions.required} need an answer. ${adviser} reads them and, if we can help, invites you to a consultation.`,
    },
    receipt: {
      title: withFirm("Your form"),
      description: "What you have sent us, and what happens next.",
    },
  },
  /** Surrounds the assessment where it takes the site's place. */
  assessmentScreen: {
    lead: `Up to ${questions.couple} questions on one page: ${questions.alone} if you apply alone without children. Only ${questions.required} need an answer, and estimates are fine.`,
    notes: [
      "It costs nothing, and you do not need an account.",
      `${adviser} reads your answers. The privacy notice says who else may see them.`,
      "No one can promise you a visa. If we can help, we invite you to a consultation, under a written agreement that you see first.",
    ],
    call: "Do you prefer to talk? Call {phone} or write to {email}.",
    /** Announced when the form is closed before it is sent. */
    kept: "Your answers are kept in this tab.",
  },
  /** Surrounds the contact form where it is a pop-up. */
  contactDialog: {
    intro: "Send us a message. If we can help, we reply with a time for a consultation.",
  },
  /** Names the ways to reach the firm on the contact page. */
  contactWays: {
    address: "Address",
    phone: "Phone",
    email: "E-mail",
    hours: "Hours",
    licence: "Consultant licence",
    /** In place of it, where not everyone is a consultant. */
    authorized: "Who may advise you",
  },
  /** The persons who are licensed; a line whose fact is not filled in is left out. */
  licensees: {
    since: "Licensed since {year}",
    languages: "Speaks {languages}",
    check: {
      heading: "Check the licence in three steps",
      open: "Open the College’s public register",
      search: "Search for {number}.",
      compare:
        "The name must be the same, the status must be “Active”, and “Entitled to Practise” must say “Yes”.",
      /** In the register of another regulator than the College. */
      member: {
        heading: "Check the licence of {names}",
        open: "Open the register of the {regulator}",
        compare: "The name must be the same, and the register must show that the person may practise today.",
        /** On the page about our forms: a step, whose link is in the middle. */
        step: {
          title: "Look up {names}",
          text: [
            "Search for {numbers} in the ",
            "public register",
            " of the {regulator}. The name there must be the same, and the register must show that the person may practise today.",
          ],
        },
      },
    },
  },
  /**
   * The page that follows a form sent without scripts; the worker shows one outcome and fills in its texts.
   */
  receipt: {
    received: "Thank you. We\u00a0have what you sent.",
    unproven: {
      heading: "There is no receipt at this address",
      texts: [
        "If you have just sent us a form, please open the complete address that you were given. You can also ask us whether your answers have arrived.",
      ],
    },
    refused: {
      heading: "Not sent yet",
      texts: [
        "Your answers have not reached us. You can go back in your browser and try again, or reach us another way.",
      ],
    },
    contact: {
      heading: "Reach us",
      text: `${firm.name} is here for your questions.`,
    },
  },
} as const;

/** The same words in any language. */
export type SiteWords = SameShape<typeof words>;
