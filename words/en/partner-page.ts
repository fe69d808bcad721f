import type { SameShape } from "#content/same-shape.ts";

/** Words of the page for partners around its guide, which is docs/embedding.md; `{…}` is filled in. */
export const partnerPage = {
  description:
    "Three elements that add the contact form and the free assessment of {name} to any page, with two lines to paste, recipes and previews.",
  skip: "Skip to the guide",
  contact: "Contact us",
  onThisPage: "On this page",
  questions: "Questions?",
  choice: {
    title: "Your two lines",
    partner: "Partner code",
    form: "Form",
    language: "Language",
    snippet: "Snippet",
    malformed: "A partner code has 1 to 64 characters: letters from a to z, digits and hyphens.",
  },
  link: {
    title: "Your link",
    text: "For newsletters, profiles and posters: everyone who follows this link is credited to you on all our pages.",
    site: "Link to our site",
    form: "Link to the form alone",
    sheet: "A sheet to print, with a QR code",
  },
  titles: {
    "visa-contact-form": "Contact form",
    "visa-assessment-form": "Assessment form",
    "visa-free-assessment-button": "Free assessment button",
  },
  tryThem: {
    title: "Try them",
    text: "The previews are the real elements in test mode: what you send here is validated, but not delivered. Change a value, and the elements and your two lines change with it.",
    preview: "Preview: {title}",
  },
  /** In the place of a link to our table of what was run. */
  tried: "November 2026",
  recipe: "Show the recipe for",
  controls: {
    name: "Attributes",
    notSet: "not set",
  },
  copy: {
    copy: "Copy",
    label: "Copy: {name}",
    copied: "Copied",
    pressKeys: "Press Ctrl+C",
    announcement: "{answer}: {name}",
  },
};

export type PartnerPageWords = SameShape<typeof partnerPage>;
