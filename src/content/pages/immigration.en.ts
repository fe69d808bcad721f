import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Immigrate to Canada for good",
  description:
    "Five ways to live in Canada for good: by your skills, your trade, your work in Canada or a province. See which one could fit you.",
  lead: "Permanent residence lets you live, work and study anywhere in Canada, for as long as you keep your status. This page compares the main routes for people who come for work, so that you read only the pages that matter to you.",
  blocks: [
    {
      kind: "list",
      heading: "Five routes, five different questions",
      intro: "Find the sentence that sounds most like you.",
      items: [
        [
          "I want to know how the whole system works. Start with ",
          { text: "Express Entry", href: "/immigration/express-entry" },
          ", the online pool that most skilled workers go through.",
        ],
        [
          "I have a degree or diploma and skilled work behind me. Read about the ",
          { text: "Federal Skilled Worker", href: "/immigration/federal-skilled-worker" },
          " program and its points.",
        ],
        [
          "I build, repair, cook or run machines. The ",
          { text: "Federal Skilled Trades", href: "/immigration/federal-skilled-trades" },
          " program looks at your trade before your schooling.",
        ],
        [
          "I already work in Canada. The ",
          { text: "Canadian Experience Class", href: "/immigration/canadian-experience-class" },
          " may count what you have done here.",
        ],
        [
          "I know where in Canada I want to live. Some ",
          { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
          " may be looking for people like you.",
        ],
      ],
    },
    {
      kind: "table",
      heading: "What each route looks at first",
      intro: "A first filter, not the full rules. Each program has more conditions on its own page.",
      columns: ["Route", "The key test", "Job offer"],
      rows: [
        [
          "Federal Skilled Worker",
          "At least 67 points for education, work, language and more",
          "Helps, not required",
        ],
        [
          "Federal Skilled Trades",
          "2 years in your trade within the last 5 years",
          "Required, unless you hold a certificate of qualification",
        ],
        ["Canadian Experience Class", "1 year of skilled work in Canada in the last 3 years", "Not required"],
        ["Provincial Nominee Programs", "What the province or territory needs", "Depends on the stream"],
      ],
    },
    {
      kind: "text",
      heading: "Do you qualify?",
      paragraphs: [
        "Your answer depends on a handful of facts: your age, your schooling, the exact work you did, how well you speak English or French, and any ties to Canada. People with the same job title can get different results. Programs look at your duties and your hours, not only at your title.",
        "Many people fit more than one route. That is good news, but it calls for a choice. A province may suit you better than the federal pool, or one more language test may change the picture.",
        [
          "If you have close family here, look at ",
          { text: "sponsorship", href: "/sponsorship" },
          " too. If you own or want to build a company, see ",
          {
            text: "business immigration",
            href: "/other-services/canadian-business-immigration-program",
          },
          ".",
        ],
      ],
    },
    {
      kind: "list",
      heading: "What nearly every applicant needs",
      items: [
        "A valid passport for each person, and papers that show births, marriages and divorces",
        "Results from an approved English or French test",
        "A report on your schooling, if you studied outside Canada and your program counts it",
        "Letters from employers with your duties, dates, hours and pay",
        "A medical exam, police checks and fingerprints, when you are asked for them",
      ],
    },
    {
      kind: "text",
      heading: "How long it takes",
      paragraphs: [
        [
          "There are two clocks. The first is yours: tests, letters and school records often take longer than people plan. The second belongs to the government, and it moves with the program, the number of files and how complete yours is. See the current figures in the ",
          { text: "official processing times tool", href: official.processingTimes.href },
          ".",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Common questions",
      questions: [
        {
          question: "Can my family come with me?",
          answer:
            "Most routes let you include your spouse or partner and your dependent children. You must list every close family member, even those who stay behind. A person you leave out may be shut out later.",
        },
        {
          question: "Is permanent residence the same as citizenship?",
          answer: [
            "No. A permanent resident keeps their own nationality and cannot vote or hold a Canadian passport. After enough time in Canada you can apply for ",
            { text: "citizenship", href: "/citizenship" },
            ".",
          ],
        },
        {
          question: "Do I need a consultant to apply?",
          answer:
            "No. The forms are public, and anyone may apply alone. People come to us when their history is complicated, when they have been refused, or when they want somebody to check their papers before they sign.",
        },
      ],
    },
  ],
  next: {
    heading: "Too many routes?",
    text: "Send us the facts. A licensed consultant reads them. If we can help, we invite you to a consultation, where we sort the routes with you.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.immigrate, official.expressEntry, official.nominees],
};
