import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Visit Canada: which paper you need",
  description:
    "Visitor visa, eTA or Super Visa? Find out which paper you need to visit Canada, who qualifies, and what the border officer will ask.",
  lead: "Almost everyone who visits Canada needs some permission before they board the plane. Which one depends on your passport, on who you are visiting and on how long you want to stay. This page helps you to find the one you need.",
  blocks: [
    {
      kind: "table",
      heading: "Which one is yours?",
      columns: ["Your situation", "What you probably need"],
      rows: [
        ["Your country's citizens need a visa for Canada", "Visitor Visa"],
        ["Your country is visa-exempt and you come by air", "Electronic travel authorization (eTA)"],
        ["You are a parent or grandparent and want to stay for years, not months", "Super Visa"],
        ["You are a citizen of the United States", "A valid US passport; no visa and no eTA"],
        ["You come to study for more than six months", "A study permit"],
        ["You come to work", "In most cases a work permit"],
      ],
    },
    {
      kind: "list",
      heading: "Read on",
      items: [
        [
          { text: "Visitor Visa", href: "/visit/tourism" },
          ": for holidays, family visits and short business trips.",
        ],
        [
          { text: "Super Visa", href: "/visit/super-visa" },
          ": for parents and grandparents, valid for up to 10 years, with stays of up to 5 years at a time.",
        ],
        [{ text: "Study Program", href: "/study" }, ": if you come for school rather than for a visit."],
        [
          "Not sure about your passport? Check the ",
          { text: "official list by country", href: official.entryByCountry.href },
          ".",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Do you qualify as a visitor?",
      paragraphs: [
        "The idea behind every visit is the same: you come for a time, you pay your own way, and you go home. An officer looks for signs of that. A job, a business, studies, a house or family at home all help. So does a history of trips from which you came back on time.",
        "You also need good health, a clean record and a clear reason for the trip. If you were refused before, by Canada or by another country, say so. Officers can often see it, and hiding it is worse than the refusal.",
      ],
    },
    {
      kind: "list",
      heading: "What to have with you",
      intro: "Whatever permission you travel on, keep these within reach when you land.",
      items: [
        "Your passport and your visa or eTA confirmation",
        "The address and phone number of the place where you will stay",
        "A letter of invitation, if you visit family or friends",
        "Proof of money for the trip, and a ticket home or a plan to buy one",
        "For children who travel with one parent or alone: a signed consent letter",
      ],
    },
    {
      kind: "text",
      heading: "How long can you stay, and how long does it take?",
      paragraphs: [
        "Most visitors may stay for up to six months. The officer at the border can allow less or more, and writes the date in your passport or on a separate paper if it is different. If you want to stay longer, apply to extend before that day.",
        [
          "An eTA is often approved quickly, while a visa takes longer and depends on the country you apply from. Look at the ",
          { text: "current processing times", href: official.processingTimes.href },
          " before you book anything that you cannot cancel.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Good to know",
      questions: [
        {
          question: "Does a visa guarantee that I can enter?",
          answer:
            "No. It lets you travel to Canada. The border officer makes the last decision, on the day you arrive.",
        },
        {
          question: "Can I work on a visitor visa?",
          answer: [
            "Not for a Canadian employer. Some business trips are allowed without a work permit: see business visitors on our ",
            {
              text: "business page",
              href: "/other-services/canadian-business-immigration-program",
            },
            ".",
          ],
        },
        {
          question: "Do children need their own papers?",
          answer: "Yes. Every traveller needs their own passport and their own visa or eTA, babies included.",
        },
      ],
    },
  ],
  next: {
    heading: "Not sure which paper fits?",
    text: "Write to us with your nationality, your dates and the reason for the trip. If we can help, we invite you to a consultation about the right application.",
    action: "contact",
    label: "Ask about my visit",
  },
  sources: [official.visit, official.entryByCountry, official.eta],
};
