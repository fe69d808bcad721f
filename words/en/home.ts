import { firm } from "#content/firm/firm.ts";
import { questions } from "#content/question-counts.ts";
import type { SameShape } from "#content/same-shape.ts";
import { words } from "./site.ts";

const whoAdvises = {
  consultant: {
    title: "A licensed consultant who speaks plainly",
    subtitle: "Advice from a regulated Canadian immigration consultant",
    why: "Why a licensed consultant",
    secrecy:
      "A licensed consultant must keep your file confidential. If something goes wrong, they answer to the regulator.",
  },
  lawyer: {
    title: "A lawyer who speaks plainly",
    subtitle: "Advice from a Canadian lawyer",
    why: "Why a lawyer",
    secrecy:
      "A lawyer must keep your file confidential. If something goes wrong, they answer to the regulator.",
  },
  notary: {
    title: "A notary who speaks plainly",
    subtitle: "Advice from a Québec notary",
    why: "Why a notary",
    secrecy:
      "A notary must keep your file confidential. If something goes wrong, they answer to the regulator.",
  },
  professional: {
    title: "Licensed advice in plain words",
    subtitle: "Advice from licensed professionals",
    why: "Why a licensed professional",
    secrecy:
      "A licensed professional must keep your file confidential. If something goes wrong, they answer to the regulator.",
  },
}[firm.profession];

/** The words of the home page; its pictures, links and actions are in ../home.ts. */
export const home = {
  labels: {
    hero: "Welcome",
    features: "Where to begin",
    claims: "Canada in two figures",
    testimonials: "Testimonials",
    contact: "Reach us",
    whoWeArePicture: "Two people talk across a desk, in front of a window with a mountain lake",
    gauge: "{label}: {percent}",
    sample: "Sample",
  },
  carousels: {
    hero: {
      pause: "Pause slides",
      play: "Play slides",
    },
    services: {
      pause: "Pause the services",
      play: "Resume the services",
    },
    testimonials: {
      pause: "Pause the testimonials",
      play: "Resume the testimonials",
    },
    slide: "{{index}} of {{slidesLength}}",
  },
  hero: {
    title: `Welcome to ${firm.name}`,
    subtitle: "Immigration and Visa Services",
    slides: {
      rockies: {
        alt: "Dawn over the Rocky Mountains, with a canoe on a still lake",
        caption: "Every route starts with good questions.",
      },
      waterfront: {
        alt: "A city waterfront at dusk: a parent and child wait at a lit bus stop below snowy mountains",
        caption: "Work, study or visit: find the permit that fits your plan.",
      },
      prairie: {
        alt: "Northern lights over a prairie road, a grain elevator and a farmhouse with one lit window",
        caption: "A long road is easier with a clear map.",
      },
      harbour: {
        alt: "An Atlantic harbour in snow, with a lighthouse, fishing boats and one lit window",
        caption: "Bring your family closer, one careful step at a time.",
      },
    },
  },
  features: {
    assessment: {
      title: "Online Free Assessment",
      text: `Answer questions about your age, studies, work and family. ${words.advisers.Adviser} reads your answers and, if we can help, invites you to a consultation.`,
      label: "Start the free assessment",
    },
    appointment: {
      title: "Book an Appointment",
      text: "Tell us what you are planning and how to reach you. If we can help, we reply with a time and a written agreement for you to read first. We meet by phone or online.",
      label: "Book an appointment",
    },
    offer: {
      title: "What We Offer",
      text: "Permanent residence, study, visits, family sponsorship, citizenship, and help for employers. See what each one requires.",
      label: "See our services",
    },
  },
  whoWeAre: {
    title: "Who we are",
    title2: whoAdvises.title,
    subtitle: whoAdvises.subtitle,
    text: `${firm.name} helps people move to, study in, visit and settle in Canada. In a consultation we look at your whole situation before we name a program. We tell you what is strong, what is missing and what it would take to fix it. If a plan is unlikely to work, we say so, before you spend money on forms and tests.`,
  },
  services: {
    title: "Our services",
    title2: "One practice for the whole journey",
    subtitle: "From a first visit to a citizenship ceremony",
    text: "Canada has many programs, and each has its own rules, forms and evidence. Once you sign a written agreement, we check your case against the rules of the program and build a file that an officer can follow. When the government asks questions, we help you answer.",
    /** The section of the page on Express Entry. */
    frenchSection: "french-as-an-advantage",
    ways: {
      french: {
        text: "Do you speak French? It can help you in every part of Canada.",
        label: "French as an advantage",
      },
      quebec: { text: "Québec selects its immigrants under its own rules.", label: "Settle in Québec" },
      employers: { text: "Do you want to hire someone from abroad?", label: "Help for employers" },
    },
    itemList: [
      "Permanent residence through Express Entry, a province or a family sponsor",
      "Temporary stays: study permits, visitor visas, super visas and work permits",
      "Business immigration, labour market impact assessments and caregivers",
    ],
  },
  pathway: {
    title: "Your pathway, step by step",
    text: "Nobody can promise you a visa, but you should always know where you are and what comes next.",
    steps: [
      {
        title: "Tell us about you",
        text: "Fill in the free assessment. Estimates are fine: you can correct them later.",
      },
      {
        title: "Talk it through",
        text: "If we can help, we invite you to a consultation. You get a written agreement first. Then we look at your situation and the rules together.",
      },
      {
        title: "Gather your proof",
        text: "If we work together, you get one checklist, in plain words, with the documents you need and where to get them.",
      },
      {
        title: "Apply with care",
        text: "We check every form and date against your documents before anything is sent.",
      },
      {
        title: "Answer and wait",
        text: "We watch for letters from the government and help you reply on time. If the answer is yes, we prepare you for your arrival.",
      },
    ],
  },
  callToAction: {
    title: "Assessment Form",
    text: `${questions.alone} questions if you apply alone without children, up to ${questions.couple} for couples. Only ${questions.required} need an answer. One page, no account.`,
  },
  whyLicensed: {
    title: whoAdvises.why,
    text: "Only people whom Canada authorizes may charge you to advise or represent you on immigration or citizenship. This is Canadian law. It applies in Canada and in any other country, to visits, study and work alike.",
    cards: [
      {
        title: "Who is authorized",
        text: "Consultants licensed by the College of Immigration and Citizenship Consultants. Lawyers and paralegals who are members of a Canadian law society. Notaries who are members of the Chambre des notaires du Québec. No other notary may, and no lawyer or agent who is licensed only in another country. A licence can be suspended or revoked, so check it first. For Québec’s programs, a consultant must also be recognized by its ministry, the MIFI.",
      },
      {
        title: "You can check us",
        text: `Look us up in ${words.advisers.publicRegister} before you send us anything: ${firm.licenceNumbers}.`,
      },
      {
        title: "You know what you pay for",
        text: "You get a written agreement before work starts. It states what we will do, what you will do, and what it costs.",
      },
      {
        title: "Your documents stay private",
        text: whoAdvises.secrecy,
      },
    ],
  },
  freeAssessment: {
    title: "The assessment costs nothing",
    text: "We charge nothing to read your answers. If we see a way to help, we invite you to a first consultation. Before it starts, you get a written agreement that states what we will talk about and what it costs. Then you decide, without any pressure.",
  },
  expectations: {
    title: "What to expect",
    text: "Immigration takes patience. This is what people wish they had known at the start.",
    cards: [
      {
        title: "The officer decides",
        text: "We prepare our clients’ cases and represent them. The decision always belongs to the Government of Canada.",
      },
      {
        title: "Rules change",
        text: "Programs open, pause and close. We check the official rules on the day we file, not the day we first talk.",
      },
      {
        title: "Honesty comes first",
        text: "A false answer can lead to a refusal and a five-year ban. If something in your past worries you, tell us early, so that we can start with it in a consultation.",
      },
    ],
  },
  claims: {
    students: {
      figure: "600,000",
      text: "Canada welcomes more than 600,000 students every year.",
      label: "Study in Canada",
      noticeFigure: "293,060",
      notice:
        "study permits are limited. 293,060 new students came in 2024. Canada planned 155,000 for 2026 and 150,000 for 2027.",
      /** Replaces it once its period is over. */
      lapsed:
        "study permits were limited. 293,060 new students came in 2024. Canada planned 155,000 for 2026 and 150,000 for 2027.",
    },
    citizens: {
      figure: "140",
      text: "A Canadian passport gives visa-free access to more than 140 countries.",
      label: "Become a citizen",
    },
  },
  options: {
    title: "Popular services",
    text: "Five services that many people start with.",
    cards: {
      study: {
        title: "Study in Canada",
        text: "Choose a school that may host students from abroad, and prepare a study permit file that answers an officer’s questions.",
      },
      caregivers: {
        title: "Caregivers",
        text: "The two pilots for home care accept no new applications. See what that means, and what is open instead.",
      },
      citizenship: {
        title: "Canadian Citizenship",
        text: "Count your days, prepare for the test, and take the oath when you are ready.",
      },
      visitor: {
        title: "Visitor Visa",
        text: "Come to see family, friends or the country, with documents that support your plans.",
      },
      "super-visa": {
        title: "Super Visa",
        text: "Invite your parents or grandparents for long stays, up to five years at a time.",
      },
    },
  },
  testimonials: {
    title: "What people say",
  },
  satisfaction: {
    title: "Work we stand behind",
    text: "We judge our work by two things: how people felt about our help, and whether we finished what we started.",
  },
  contactCards: {
    phone: "Call us",
    mail: "Write to us",
    badge: "Check our licence",
  },
  assessmentCard: {
    title: "See which programs may fit you",
    body: `Answer what you can and leave the rest. ${words.advisers.Adviser} reads your form and tells you whether we can help. A consultation starts only after a written agreement.`,
    buttonBody: "Free assessment",
  },
} as const;

/** The same words in any language. */
export type HomeWords = SameShape<typeof home>;
