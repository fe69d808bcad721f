import type { PageContent } from "../page.ts";
import { official } from "./official.ts";

export const page: PageContent = {
  headTitle: "Business immigration to Canada",
  description:
    "Start-up visa, self-employed, business visitor or provincial entrepreneur: four ways to bring your business to Canada, and what each needs.",
  lead: "You have built something, or you are about to. Canada offers four doors to people in business. Two lead to permanent residence from the start, one to a short visit, and one goes through a province.",
  blocks: [
    {
      kind: "table",
      heading: "Four doors",
      columns: ["Door", "Made for", "Leads to"],
      rows: [
        [
          "Start-up visa",
          "Founders of a new company with the backing of a designated organization",
          "Permanent residence",
        ],
        ["Self-employed", "People who made their living in culture or sport", "Permanent residence"],
        ["Business visitor", "People on a short trip for meetings, fairs or training", "A temporary stay"],
        [
          "Provincial entrepreneur",
          "Owners who will run a business in one province",
          "A nomination, often after a work permit",
        ],
      ],
    },
    {
      kind: "note",
      heading: "Check before you plan around a program",
      text: "Business programs open, pause and close more often than others, and set limits on how many files they take. Check the official page or ask us before you apply, and before you spend money on a plan.",
    },
    {
      kind: "list",
      heading: "Start-up visa",
      intro:
        "For a business idea that is new, can compete in the world and creates jobs in Canada. You need:",
      items: [
        "a letter of support from a designated organization: a venture capital fund, an angel investor group or a business incubator",
        "a qualifying business: each applicant holds at least 10 percent of the votes, and together with the organization you hold more than half",
        "level 5 of the Canadian Language Benchmarks in all four skills",
        "money to settle, which you may not borrow",
      ],
      outro: [
        "The list of designated organizations is on the ",
        { text: "official start-up page", href: official.startUp.href },
        ".",
      ],
    },
    {
      kind: "list",
      heading: "Self-employed",
      intro:
        "For artists, athletes, coaches, designers, writers and others in cultural activities or athletics.",
      items: [
        "At least 2 years of relevant experience in the 5 years before you apply",
        "That experience is self-employment, or taking part at a world-class level",
        "You intend and are able to support yourself with the same work in Canada",
        "You reach the pass mark on a points grid for experience, education, age, language and adaptability",
      ],
      outro: [
        "The government paused new applications to this program in April 2024. See the ",
        { text: "official self-employed page", href: official.selfEmployed.href },
        " for what is open today.",
      ],
    },
    {
      kind: "text",
      heading: "Business visitor",
      paragraphs: [
        "A business visitor comes for a few days or weeks and does not join the Canadian labour market. Your main place of business, your income and your profits stay outside Canada. Meetings, conferences, buying goods, after-sales service and some training are typical.",
        [
          "There is no special visa for this. You travel on a ",
          { text: "visitor visa or an eTA", href: "/visit" },
          " and bring letters that explain your trip. If you will do hands-on work for a Canadian company, you may need a work permit instead.",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Provincial entrepreneur",
      paragraphs: [
        "Several provinces and territories nominate people who start or buy a business there. Each sets its own net worth, investment and experience. As a rule you visit, present a business plan, sign an agreement, run the business on a work permit, and are nominated once you have done what you agreed.",
        [
          "Our page on ",
          { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
          " lists the provinces and territories by name.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Papers to prepare, whichever door you choose",
      items: [
        "Proof of ownership: registrations, share certificates, contracts",
        "Financial statements and tax returns for your companies",
        "A clear trail that shows where your money came from",
        "A business plan that names customers, costs and risks",
        "Language results, school records, passports and police certificates",
      ],
    },
    {
      kind: "questions",
      heading: "Founders ask us",
      questions: [
        {
          question: "How long does a business case take?",
          answer: [
            "The preparation is the longest part that you control: support letters, plans and audits of your money. After that it depends on the program and on how many files wait. See the ",
            { text: "processing times tool", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Can I simply invest money and receive residence?",
          answer:
            "Not through the programs on this page. All of them want you to do something: run, create, perform or manage.",
        },
        {
          question: "What if my business fails?",
          answer:
            "It depends on the door. Under the start-up visa, residence does not depend on success later on. A provincial agreement has conditions that you must meet before you are nominated.",
        },
        {
          question: "Can my partners come too?",
          answer:
            "Up to five people can apply with one start-up company, but all who are essential must be approved. One refusal can affect everyone.",
        },
      ],
    },
  ],
  next: {
    heading: "Put your plan on one page",
    text: "What do you do, what do you own, and what would you do in Canada? Send us that page, and we will tell you which door to try.",
    action: "contact",
    label: "Discuss my business",
  },
  sources: [official.startUp, official.selfEmployed, official.nominees, official.visit],
};
