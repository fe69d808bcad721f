import type { PageContent } from "../page.ts";
import { official } from "./official.ts";

export const page: PageContent = {
  headTitle: "Immigrate to Canada for good",
  description:
    "Compare five ways to become a permanent resident of Canada through your skills, your trade, your Canadian work or a province.",
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
        ["Provincial nominee programs", "What the province or territory needs", "Depends on the stream"],
      ],
    },
    {
      kind: "text",
      heading: "Do you qualify?",
      paragraphs: [
        "Your answer depends on a handful of facts: your age, your schooling, the exact work you did, how well you speak English or French, and any ties to Canada. Two people with the same job title can get different results, because programs look at your duties and your hours, not only your title.",
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
        "A valid passport for each person in the application, and papers for births, marriages and divorces",
        "Results from an approved English or French test",
        "An assessment of your schooling, if you studied outside Canada and your program counts education",
        "Letters from employers with your duties, dates, hours and pay",
        "A medical exam, police certificates and fingerprints when the government asks for them",
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
    heading: "Let us narrow it down with you",
    text: "Five routes can feel like too many. Send us the facts, and we will tell you which ones deserve your time.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.immigrate, official.expressEntry, official.nominees],
};
