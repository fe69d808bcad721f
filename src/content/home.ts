import type { Day, ProgramId } from "./facts.ts";
import { firm } from "./firm.ts";

/** What a card or button does: opens one of the two overlays, or goes to a path or `#anchor`. */
export type HomeAction =
  | { readonly kind: "assessment" }
  | { readonly kind: "contact" }
  | { readonly kind: "link"; readonly to: string };

export interface HeroSlide {
  readonly picture: "rockies" | "waterfront" | "prairie" | "harbour";
  readonly alt: string;
  readonly caption: string;
}

export interface FeatureCard {
  readonly icon: "form" | "calendar" | "compass";
  readonly title: string;
  readonly text: string;
  readonly action: HomeAction;
  readonly label: string;
}

export interface AboutBlock {
  readonly title: string;
  readonly title2: string;
  readonly subtitle: string;
  readonly text: string;
  readonly itemList?: readonly string[];
}

export interface InfoCard {
  readonly title: string;
  readonly text: string;
}

export interface OptionCard {
  readonly picture: "study" | "caregivers" | "citizenship" | "visitor" | "super-visa";
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

export interface Testimonial {
  /** The day on which the client agreed to these words; a deployed site shows no testimonial without it. */
  readonly approvedOn?: Day;
  readonly name: string;
  readonly country: string;
  readonly body: string;
}

export interface Claim {
  readonly figure: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
  /** What has moved since the figure was given; shown beside it with the ledger's date. */
  readonly notice?: { readonly program: ProgramId; readonly text: string };
}

export interface ContactCard {
  readonly icon: "phone" | "mail" | "badge";
  readonly title: string;
  readonly content: string;
  readonly action: string;
}

export const hero = {
  title: `Welcome to ${firm.name}`,
  subtitle: "Immigration and Visa Services",
  slides: [
    {
      picture: "rockies",
      alt: "Dawn over the Rocky Mountains, with a canoe on a still lake",
      caption: "Every route starts with knowing where you stand.",
    },
    {
      picture: "waterfront",
      alt: "A city waterfront at dusk: a parent and child wait at a lit bus stop below snowy mountains",
      caption: "Work, study or visit: find the permit that fits your plan.",
    },
    {
      picture: "prairie",
      alt: "Northern lights over a prairie road, a grain elevator and a farmhouse with one lit window",
      caption: "A long road is easier with a clear map.",
    },
    {
      picture: "harbour",
      alt: "An Atlantic harbour in snow, with a lighthouse, fishing boats and one lit window",
      caption: "Bring your family closer, one careful step at a time.",
    },
  ],
} as const satisfies { title: string; subtitle: string; slides: readonly HeroSlide[] };

export const features: readonly FeatureCard[] = [
  {
    icon: "form",
    title: "Online Free Assessment",
    text: "Answer questions about your age, studies, work and family. A licensed consultant reads them and, if we can help, invites you to a consultation.",
    action: { kind: "assessment" },
    label: "Start the free assessment",
  },
  {
    icon: "calendar",
    title: "Book an Appointment",
    text: "Tell us what you are planning and how to reach you. If we can help, we reply with a time and a written agreement to read first. We talk by phone or online.",
    action: { kind: "contact" },
    label: "Book an appointment",
  },
  {
    icon: "compass",
    title: "What We Offer",
    text: "Permanent residence, study, visits, family sponsorship, citizenship, and help for employers. See what each one asks of you.",
    action: { kind: "link", to: "#services" },
    label: "See our services",
  },
];

export const whoWeAre: AboutBlock = {
  title: "Who we are",
  title2: "A licensed practice that speaks plainly",
  subtitle: "Advice from a regulated Canadian immigration consultant",
  text: `${firm.name} helps people move to, study in, visit and settle in Canada. In a consultation we look at your whole situation before we name a program. You hear what is strong, what is missing and what it would take to fix it. If a plan is not likely to work, you hear that too, before you spend money on forms and tests.`,
};

export const services = {
  /** The anchor that the third feature card points to. */
  id: "services",
  title: "Our services",
  title2: "One practice for the whole journey",
  subtitle: "From a first visit to a citizenship ceremony",
  text: "Canada has many programs, and each has its own rules, forms and proofs. Under a written agreement we match your facts to the program, build a file that an officer can follow, and help you with what the government asks.",
  itemList: [
    "Permanent residence through Express Entry, a province or a family sponsor",
    "Temporary stays: study permits, visitor visas, super visas and work permits",
    "Business immigration, labour market impact assessments and caregivers",
  ],
} as const satisfies AboutBlock & { id: string };

export const pathway = {
  title: "Your pathway, step by step",
  text: "Nobody can promise you a visa. What you should always know is where you are and what comes next.",
  steps: [
    {
      title: "Tell us about you",
      text: "Fill in the free assessment. Estimates are fine: you can correct them later.",
    },
    {
      title: "Talk it through",
      text: "If we can help, we invite you to a consultation. You get a written agreement first. Then we look at your facts and the rules together.",
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
      text: "We watch for letters from the government and help you reply on time. If the answer is yes, we prepare you for your landing.",
    },
  ],
} as const satisfies InfoCard & { steps: readonly InfoCard[] };

export const callToAction = {
  title: "Assessment Form",
  text: "22 questions if you apply alone without children, up to 31 for couples. Only ten need an answer. One page, no account.",
  to: "/assessment",
} as const;

export const whyLicensed = {
  title: "Why a licensed consultant",
  text: "Only licensed people may charge you for immigration advice. They are consultants, lawyers and, in some provinces, notaries or paralegals. Whoever holds a licence can lose it.",
  cards: [
    {
      title: "You can check us",
      text: `Our licence number is ${firm.licensee.number}. Look it up in the regulator's public directory before you send us anything.`,
    },
    {
      title: "You know what you pay for",
      text: "You get a written agreement before work starts. It says what we will do, what you will do, and what it costs.",
    },
    {
      title: "Your papers stay private",
      text: "A licensed consultant must keep your file secret. If something goes wrong, they answer to the regulator.",
    },
  ],
} as const satisfies InfoCard & { cards: readonly InfoCard[] };

export const freeAssessment = {
  title: "The assessment costs nothing",
  text: "We charge no fee to read your answers. If we see a way to help, we invite you to a first consultation. Before it starts, you get a written agreement that says what we will talk about and what it costs. You decide then, without any pressure.",
} as const satisfies InfoCard;

export const expectations = {
  title: "What to expect",
  text: "Immigration takes patience. These are the things people wish they had known at the start.",
  cards: [
    {
      title: "The officer decides",
      text: "For clients we prepare the case and speak for it. The decision always belongs to the Government of Canada.",
    },
    {
      title: "Rules change",
      text: "Programs open, pause and close. We check the official rules on the day we file, not the day we first talk.",
    },
    {
      title: "Honesty comes first",
      text: "A false answer can lead to a refusal and a ban. If something in your past worries you, tell us early, so that a consultation can begin there.",
    },
  ],
} as const satisfies InfoCard & { cards: readonly InfoCard[] };

export const claims = [
  {
    figure: "600,000",
    text: "Canada welcomes more than 600,000 students every year.",
    to: "/study",
    label: "Study in Canada",
    notice: {
      program: "studyPermitCap",
      text: "Study permits are limited now. For 2026, Canada plans 155,000 new students.",
    },
  },
  {
    figure: "140",
    text: "A Canadian passport gives visa-free access to more than 140 countries.",
    to: "/citizenship",
    label: "Become a citizen",
  },
] as const satisfies readonly Claim[];

export const options = {
  title: "Popular services",
  text: "Five places where many people begin.",
  cards: [
    {
      picture: "study",
      title: "Study in Canada",
      text: "Choose a school that can host you, and prepare a study permit file that answers an officer's questions.",
      to: "/study",
    },
    {
      picture: "caregivers",
      title: "Caregivers",
      text: "The two pilots for home care take no new applications. See what that means, and what is open instead.",
      to: "/other-services/caregivers",
    },
    {
      picture: "citizenship",
      title: "Canadian Citizenship",
      text: "Count your days, prepare for the test, and take the oath when you are ready.",
      to: "/citizenship",
    },
    {
      picture: "visitor",
      title: "Visitor Visa",
      text: "Come to see family, friends or the country, with papers that make your plans easy to believe.",
      to: "/visit/tourism",
    },
    {
      picture: "super-visa",
      title: "Super Visa",
      text: "Invite your parents or grandparents for long stays, up to five years at a time.",
      to: "/visit/super-visa",
    },
  ],
} as const satisfies InfoCard & { cards: readonly OptionCard[] };

// Sample voices, made up for the default site: put real clients' words, with their consent, in their place.
export const testimonials = {
  title: "What people say",
  cards: [
    {
      name: "Adaeze O.",
      country: "Nigeria",
      body: "I had read so many websites that I no longer knew what was true. In one call I learned which program fits me, which does not, and which paper I should ask my university for first. I left with a list, not a sales talk.",
    },
    {
      name: "Rafael M.",
      country: "Brazil",
      body: "They told me plainly that my first plan was weak and showed me why. We started again with a different program. Every letter I received was explained in words my wife and I could both follow.",
    },
    {
      name: "Ji-woo K.",
      country: "South Korea",
      body: "I wanted my parents to stay with us longer than a normal visit allows. The checklist was short and clear, and somebody looked at each document before we sent it. I always knew who to ask.",
    },
  ],
} as const satisfies { title: string; cards: readonly Testimonial[] };

export interface Gauge {
  readonly label: string;
  readonly percent: number;
  /** Where the figure was counted, and when; a deployed site shows no gauge without it. */
  readonly source?: string;
}

export const satisfaction = {
  title: "Work we stand behind",
  text: "We judge our work by two things: how people felt about our help, and whether we finished what we started.",
  gauges: [
    { label: "Our Satisfied Customers", percent: 90 },
    { label: "Projects are Completed", percent: 90 },
  ],
} as const satisfies InfoCard & { gauges: readonly Gauge[] };

export const contactCards: readonly ContactCard[] = [
  { icon: "phone", title: "Call us", content: firm.phone, action: firm.phoneHref },
  { icon: "mail", title: "Write to us", content: firm.email, action: `mailto:${firm.email}` },
  { icon: "badge", title: "Check our licence", content: firm.licensee.number, action: firm.registry },
];

export const assessmentCard = {
  img: "assessment",
  title: "Find out where you stand",
  body: "Answer what you can and leave the rest. A licensed consultant reads your form. If we can help, we invite you to a consultation, with a written agreement first.",
  to: "/assessment",
  buttonBody: "Free assessment",
} as const;
