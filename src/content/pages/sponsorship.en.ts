import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Sponsor your family to Canada",
  description:
    "Sponsor a spouse, partner or child to Canada: what you prove and what you promise. Parents and grandparents: no new applications at present.",
  notices: [
    {
      standing: "parentsAndGrandparents",
      heading: "Parents and grandparents: no new applications for now",
      text: [
        "Since 1 January 2026, Canada takes in no new applications for parents and grandparents, until further instructions. This stands in Ministerial Instructions 89. Up to 10,000 applications of the intake of 2025 are processed in 2026. Spouses, partners and children can apply as before, and the ",
        { text: "Super Visa", href: "/visit/super-visa" },
        " is open to parents.",
      ],
      source: official.parents,
    },
  ],
  lead: "Sponsorship brings families together for good. A citizen or permanent resident promises to support a relative, and the relative becomes a permanent resident. It is a promise with legal weight, so it pays to know what you sign.",
  blocks: [
    {
      kind: "table",
      heading: "Whom you can sponsor",
      columns: ["Your relative", "The main condition"],
      rows: [
        ["Spouse", "Legally married, and at least 18"],
        ["Common-law partner", "You have lived together for at least 12 months without a break; at least 18"],
        [
          "Conjugal partner",
          "A couple for at least 1 year who could not marry or live together; the partner is outside Canada and at least 18",
        ],
        ["Dependent child", "Under 22, without a spouse or partner of their own"],
        [
          "Parent or grandparent",
          "No new applications at present; else by invitation, with an income that is high enough",
        ],
        [
          "Orphaned brother, sister, nephew, niece or grandchild",
          "Related by blood or adoption, both parents have died, under 18, and single",
        ],
      ],
    },
    {
      kind: "note",
      heading: "Children of 22 and older",
      text: "A child over the age limit may still count as dependent. A physical or mental condition must keep them from supporting themselves, and they must have relied on their parents since before they turned 22.",
    },
    {
      kind: "list",
      heading: "Can you be a sponsor?",
      intro: "You may sponsor if you:",
      items: [
        "are at least 18",
        "are a Canadian citizen, a permanent resident or a registered Indian",
        "live in Canada; citizens who live abroad may sponsor a spouse, partner or child if they plan to return",
        "can pay for what your relative needs, and do not live on social assistance, unless you have a disability",
        "owe no support payments, and no money from an earlier sponsorship or from a loan to come to Canada",
      ],
      outro:
        "Certain crimes, bankruptcy or having been sponsored as a spouse yourself in recent years can stop you. Ask if you are unsure.",
    },
    {
      kind: "text",
      heading: "Parents and grandparents",
      paragraphs: [
        [
          "This program works in a different way from the others, and at present it takes in nobody new. In years with an intake, you tell the government that you are interested, and it invites some sponsors. The program takes 10,000 parent and grandparent applications per year. Many more people hope for a place. Check the ",
          { text: "official page", href: official.parents.href },
          " before you count on it. Sponsors must show that their income reached a set level in recent tax years.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "What you will need",
      items: [
        "Proof of your status in Canada, and of your age",
        "Marriage certificate, or proof that you live together, such as a lease, a shared account and your mail",
        "For couples: photos, messages, travel records and letters from people who know you both",
        "Birth or adoption certificates for each child, and the other parent's consent where it applies",
        "Tax papers and proof of income, where the program asks for them",
        "Your relative's passport, police certificates, medical exam and biometrics",
      ],
    },
    {
      kind: "steps",
      heading: "How it goes",
      steps: [
        {
          title: "Choose where to apply from",
          text: "Couples who live together in Canada may apply inside the country. Others apply from outside. The choice affects travel and work.",
        },
        {
          title: "Fill in two applications",
          text: "One asks for you to be accepted as sponsor, one asks for your relative's residence. They are sent together.",
        },
        {
          title: "Sign the undertaking",
          text: "You promise to support your relative: 3 years for a spouse or partner, 20 years for a parent or grandparent. Quebec has its own terms. A divorce does not end the promise.",
        },
        {
          title: "Answer questions",
          text: "The officer may ask for more proof or for an interview. Reply within the time that is given.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Families ask us",
      questions: [
        {
          question: "How long does sponsorship take?",
          answer: [
            "It depends on the relationship, on where you apply from and on background checks. Look up your category in the ",
            { text: "official processing times", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Do I need a high income to sponsor my wife or husband?",
          answer:
            "There is usually no fixed minimum for a spouse, partner or dependent child. You must show that you can meet basic needs.",
        },
        {
          question: "Can my partner work while we wait?",
          answer:
            "If you apply inside Canada, your partner may be able to ask for an open work permit. The rules depend on their status.",
        },
        {
          question: "We married after a short time. Is that a problem?",
          answer:
            "Not by itself. An officer wants to see that the marriage is real and was not made for immigration. Honest, dated proof is best.",
        },
      ],
    },
  ],
  next: {
    heading: "Tell us about your family",
    text: "Who do you want to bring, and where does everyone live today? A short message is enough to start. If we can help, we invite you to a consultation.",
    action: "contact",
    label: "Ask about sponsorship",
  },
  sources: [official.family, official.parents, official.processingTimes],
};
