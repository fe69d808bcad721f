import { firm } from "../firm.ts";
import { official } from "../official.ts";
import type { PageContent } from "../page.ts";
import { licensee } from "../practice.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Is this form really ours?",
  description: `Did you see a form of ${firm.name} on another site? How to check the licence, look in the public register and find the site in our list.`,
  lead: "Other sites may show our forms, and others again may only say so. Before you write anything about your life, check whose form it is.",
  blocks: [
    {
      kind: "steps",
      heading: "How to check",
      steps: [
        {
          title: "Read the line above the first question",
          text: `Every form of ours names ${licensee.holder}, and the licence number ${firm.licensee.number}. If that line is missing or names somebody else, the form is not ours.`,
        },
        {
          title: "Look the number up",
          text: [
            `Search for the number ${firm.licensee.number} in the `,
            { text: "College's public register", href: firm.registry },
            ". The name there must be the same, and the licence must be active.",
          ],
        },
        {
          title: "Find the site in our list",
          text: "The sites that show our forms stand below, each with the day since when.",
        },
        {
          title: "When in doubt, come to us",
          text: [
            "Copying a form and its words is easy. On ",
            { text: "our own contact page", href: "/contact-us" },
            " you know where your answers go.",
          ],
        },
      ],
    },
    {
      kind: "partners",
      heading: "Sites that show our forms",
      intro: "Your answers go from these sites straight to us. Only the licensed consultant gives advice.",
      none: "No other site shows our forms today. If you see one that claims to be ours, please tell us.",
      listed: "listed since {day}",
      agent: "Its owner is registered with the College as our agent since {day}.",
    },
    {
      kind: "list",
      heading: "What no form of ours asks for",
      items: [
        "Money, or the number of a card or an account",
        "A passport number, or a scan of a document",
        "A password, or a code that was sent to your phone",
      ],
      outro:
        "No licensed person asks you for money before you have a written agreement. If somebody does so in our name, do not pay, and tell us.",
    },
    {
      kind: "note",
      heading: "This check is private",
      text: "This page asks you nothing and stores nothing.",
    },
  ],
  next: {
    heading: "Still not sure?",
    text: "Send us the address of the page where you saw the form. We tell you if it is ours.",
    action: "contact",
    label: "Ask us about a form",
  },
  sources: [{ text: "CICC: Find an immigration consultant", href: firm.registry }, official.representatives],
};
