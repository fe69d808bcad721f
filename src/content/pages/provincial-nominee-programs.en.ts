import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Provincial Nominee Programs",
  description:
    "Ten provinces and territories of Canada can nominate you for permanent residence. See who they look for, how it works and what you need.",
  lead: "Canada is large, and its regions need different people. A coastal town may be short of nurses, a prairie city of truck drivers. Provincial nominee programs let provinces and territories choose people who fit their own needs. They nominate them for permanent residence.",
  blocks: [
    {
      kind: "list",
      heading: "Ten provinces and territories with a program",
      intro: "These are the ten that we work with. Each has its own name, its own streams and its own rules.",
      items: [
        "Alberta: Alberta Advantage Immigration Program",
        "British Columbia: BC Provincial Nominee Program",
        "Manitoba: Manitoba Provincial Nominee Program",
        "New Brunswick: New Brunswick Provincial Nominee Program",
        "Newfoundland and Labrador: Newfoundland and Labrador Provincial Nominee Program",
        "Northwest Territories: Northwest Territories Nominee Program",
        "Nova Scotia: Nova Scotia Nominee Program",
        "Ontario: Ontario Immigrant Nominee Program",
        "Prince Edward Island: Prince Edward Island Provincial Nominee Program",
        "Saskatchewan: Saskatchewan Immigrant Nominee Program",
      ],
      outro:
        "Quebec selects its own immigrants under an agreement with Canada, and Nunavut has no nominee program. If you are thinking of Yukon, ask us first.",
    },
    {
      kind: "text",
      heading: "What a nomination is",
      paragraphs: [
        "A nomination is a province saying: we have looked at this person and we want them here. It is not permanent residence. The federal government still checks your health, your background and your papers, and makes the final decision.",
        "A province nominates people who mean to live there. You will be asked why you chose it, and an officer may doubt a plan to settle in a place you cannot describe. Pick a province for its work, its weather and its people, not only for its points.",
      ],
    },
    {
      kind: "table",
      heading: "Two ways to be nominated",
      columns: ["", "Through Express Entry", "Outside Express Entry"],
      rows: [
        [
          "You need",
          "A profile that fits one of the three federal programs, and the rules of the stream",
          "To meet the rules of the stream",
        ],
        ["The nomination gives you", "600 extra ranking points", "The right to apply directly for residence"],
        ["You apply", "Online, after an invitation", "Online, with your nomination certificate"],
      ],
    },
    {
      kind: "list",
      heading: "Who provinces look for",
      intro: "Streams come and go, but most of them are written for one of these people.",
      items: [
        "Workers with a job offer from a local employer",
        "Skilled people in an occupation that the province is short of",
        "Graduates of a school in the province",
        "People with close family, past work or past study there",
        [
          "Owners who will start or buy a business (see ",
          {
            text: "business immigration",
            href: "/other-services/canadian-business-immigration-program",
          },
          ")",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "From interest to nomination",
      steps: [
        {
          title: "Choose a stream, not just a province",
          text: "Read the conditions line by line. One missing condition is enough for a refusal.",
        },
        {
          title: "Show your interest",
          text: "Many provinces ask for a short online profile first, and score it. Then you wait to be asked to apply.",
        },
        {
          title: "Apply to the province",
          text: "You send proof of your work, language, schooling and ties, and of your job offer if you have one.",
        },
        {
          title: "Apply to Canada",
          text: [
            "Once a province has named you, you apply for permanent residence. You do it in ",
            { text: "Express Entry", href: "/immigration/express-entry" },
            " or outside it.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Before you choose",
      questions: [
        {
          question: "How long do the two parts take?",
          answer: [
            "You wait twice: once for the province, once for the federal government. Provinces publish their own times. For the federal part, use the ",
            { text: "official tool", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "May I move to another province later?",
          answer:
            "Permanent residents may live anywhere in Canada. But you must honestly intend to live in the province at the time you apply and when you land. Saying so without meaning it is misrepresentation.",
        },
        {
          question: "May I show interest in more than one province?",
          answer:
            "Often yes, though some ask if you have done so. We suggest one or two that truly suit you: a believable plan is worth more than many weak ones.",
        },
        {
          question: "Does every stream need a job offer?",
          answer:
            "No. Some are built around one, others look at your occupation, your studies or your family. Streams open, pause and close, so check the province's page or ask us before you prepare.",
        },
      ],
    },
  ],
  next: {
    heading: "Which province could fit you?",
    text: "Tell us about your work, your ties and where you can picture yourself. If we can help, we invite you to a consultation about the streams that are open.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.nominees, official.expressEntry, official.processingTimes],
};
