import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Business Immigration Program",
  description:
    "Start-up visa: closed. Self-employed: paused. Business visitor and provincial entrepreneur: open. What each one needs, and where to check.",
  notices: [
    {
      standing: "startUpVisa",
      heading: "Start-up Visa: closed to new applications",
      text: "No new applications are taken since 31 December 2025, as a notice of 19 December 2025 said. The exception for backing of 2025 ended on 30 June 2026, and first work permits for it had stopped before. A new pilot was announced, but we have read no rules for it. Open instead: business visits and the programs of provinces.",
      source: official.startUp,
    },
    {
      standing: "selfEmployed",
      heading: "Self-Employed Persons: paused",
      text: "No new applications are taken since 30 April 2024. The notice of 19 December 2025 extended the pause until further notice.",
      source: official.selfEmployed,
    },
  ],
  lead: "You have built something, or you are about to. Canada knows four doors for people in business, and two of them are shut today. A short visit is open. So is the way through a province, where the province itself takes applications.",
  blocks: [
    {
      kind: "table",
      heading: "Four doors",
      columns: ["Door", "Made for", "Leads to", "New applications"],
      rows: [
        ["Start-up Visa", "Founders whom a designated group backs", "Permanent residence", "Closed"],
        [
          "Self-employed",
          "People who made their living in culture or sport",
          "Permanent residence",
          "Paused",
        ],
        [
          "Business visitor",
          "People on a short trip for meetings, fairs or training",
          "A temporary stay",
          "Open",
        ],
        [
          "Provincial entrepreneur",
          "Owners who will run a business in one province",
          "A nomination, often after a work permit",
          "Ask the province",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Start-up Visa: the rules for files already sent",
      intro: "The program was for a new idea that can compete in the world and creates jobs in Canada.",
      items: [
        "A letter of support from a designated group. It can be a venture fund, a group of angel investors or a business incubator",
        "A business of your own. Each applicant holds at least 10 percent of the votes. With the group that backs you, you hold more than half",
        "Level 5 of the Canadian Language Benchmarks in all four skills",
        "Money to settle, which you may not borrow",
      ],
    },
    {
      kind: "list",
      heading: "Self-Employed Persons: the rules for files already sent",
      intro: "The program was for artists, writers, athletes, coaches and others in culture or sport.",
      items: [
        "At least 2 years of such work in the 5 years before you applied",
        "You worked for yourself, or took part at a world-class level",
        "You mean to support yourself with the same work in Canada, and are able to",
        "You reach the pass mark of a points grid. It counts your work, schooling, age and languages, and how well you could settle",
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
          "These streams open and close too. Our page on ",
          { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
          " names them all.",
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
            "The part that you control is to prepare your plans, your letters and the proof of your money. After that it depends on the program and on how many files wait. See the ",
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
            "It depends on the door. If you came by the start-up visa, you do not lose your residence because the business fails. A provincial agreement has conditions that you must meet before you are nominated.",
        },
        {
          question: "Can my partners come too?",
          answer:
            "Some provinces let partners apply together, others do not. Each business visitor needs their own papers.",
        },
      ],
    },
  ],
  next: {
    heading: "Look at what is open",
    text: "What do you do, what do you own, and what would you do in Canada? Send us a few lines. If a door that is open could fit, we invite you to a consultation about it.",
    action: "contact",
    label: "Look at what is open",
  },
  sources: [official.startUp, official.selfEmployed, official.nominees, official.visit],
};
