import { isPublicBuild } from "#content/build-facts.ts";
import { firm } from "#content/firm/firm.ts";
import type { Praise } from "#content/firm/praise.ts";
import { licence } from "#content/firm/site-firm-texts.ts";
import { quebecFilesOf } from "#content/firm/terms.ts";
import { language } from "#content/language.ts";
import { praise as approved } from "#firm/praise.ts";
import { home as words } from "#language/home.ts";
import { samples } from "#language/samples.ts";
import { pathIn } from "#lead/languages.ts";

// Pictures, links and actions of the home page are here; the words are in each language's home.ts.

export const { labels, carousels, whoWeAre, pathway, callToAction, whyLicensed, freeAssessment } = words;
export const { assessmentCard, expectations } = words;

const scenes = ["rockies", "waterfront", "prairie", "harbour"] as const;

export const hero = {
  ...words.hero,
  slides: scenes.map((picture) => ({ picture, ...words.hero.slides[picture] })),
};

/** A card opens one of the two overlays, or goes to a place in the page. */
export const features = [
  { icon: "form", ...words.features.assessment, action: "assessment" },
  { icon: "calendar", ...words.features.appointment, action: "contact" },
  { icon: "compass", ...words.features.offer, action: "#services" },
] as const;

/** Its `id` is the anchor that the third feature card points to. */
export const services = {
  id: "services",
  ...words.services,
  ways: [
    { ...words.services.ways.french, to: `/immigration/express-entry#${words.services.frenchSection}` },
    {
      text: `${words.services.ways.quebec.text} ${quebecFilesOf(firm)}`,
      label: words.services.ways.quebec.label,
      to: "/immigration/quebec",
    },
    { ...words.services.ways.employers, to: "/other-services/labour-market-impact-assessment" },
  ],
};

const { students, citizens } = words.claims;

/**
 * A notice reports what has changed since, with the ledger's date, and in the past once the period is over.
 */
export const claims = [
  {
    ...students,
    to: "/study",
    notice: {
      program: "studyPermitCap",
      figure: students.noticeFigure,
      text: students.notice,
      lapsed: students.lapsed,
    },
  },
  { ...citizens, to: "/citizenship", notice: undefined },
] as const;

const popular = [
  { picture: "study", to: "/study" },
  { picture: "caregivers", to: "/other-services/caregivers" },
  { picture: "citizenship", to: "/citizenship" },
  { picture: "visitor", to: "/visit/tourism" },
  { picture: "super-visa", to: "/visit/super-visa" },
] as const;

export const options = {
  ...words.options,
  cards: popular.map(({ picture, to }) => ({ picture, to, ...words.options.cards[picture] })),
};

const none: Praise = { testimonials: [], gauges: [] };
const praise = approved[language] ?? none;
const madeUp = isPublicBuild ? none : samples;

export const testimonials = {
  ...words.testimonials,
  cards: praise.testimonials.length > 0 ? praise.testimonials : madeUp.testimonials,
};

export const satisfaction = {
  ...words.satisfaction,
  gauges: praise.gauges.length > 0 ? praise.gauges : madeUp.gauges,
};

export const contactCards = [
  { icon: "phone", title: words.contactCards.phone, content: firm.phone, action: firm.phoneHref },
  { icon: "mail", title: words.contactCards.mail, content: firm.email, action: `mailto:${firm.email}` },
  {
    icon: "badge",
    title: words.contactCards.badge,
    content: firm.licenceNumbers,
    // A page leads to each of several registers.
    action: licence.others.length > 0 ? pathIn(language, "/verify") : licence.href,
  },
] as const;
