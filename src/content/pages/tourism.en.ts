import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Visitor Visa for Canada",
  description:
    "Who needs a visitor visa for Canada? What do officers look for, and which papers help? How to apply, and what to do if you are refused.",
  lead: "A visitor visa, which the government calls a temporary resident visa, is a sticker in your passport. It says that you met the rules to come to Canada as a tourist, a guest of your family or a business visitor. Citizens of many countries need one, even to change planes.",
  blocks: [
    {
      kind: "text",
      heading: "One entry or many",
      paragraphs: [
        "You do not choose between a single-entry and a multiple-entry visa. The officer decides which one you get, and for how long. A multiple-entry visa lets you come and go while it is valid. That can be as long as 10 years, or much less, and never beyond the life of your passport. Each stay is normally up to six months.",
        [
          "If your nationality is visa-exempt, you may need only an ",
          { text: "eTA", href: official.eta.href },
          ". If you are a parent or grandparent who wants longer stays, compare the ",
          { text: "Super Visa", href: "/visit/super-visa" },
          " before you apply.",
        ],
      ],
    },
    {
      kind: "list",
      heading: "What the officer has to believe",
      intro: "There are no points here. An officer reads your file and asks four questions.",
      items: [
        "Will you go home? Your job, your family, your property and your travel history speak for you.",
        "Can you pay? The money should be yours or your host's, and its source should be clear.",
        "Is the reason real? A wedding, a birth, a holiday or a fair: dates and names make it easy to check.",
        "Are you safe to admit? Serious health problems, crimes and past breaches of immigration rules can stop you.",
      ],
    },
    {
      kind: "list",
      heading: "Documents that help",
      items: [
        "A passport that is valid for the whole trip and beyond",
        "Application form and family information, with no gaps in your dates",
        "Bank statements for the last months, and pay slips or business papers",
        "A letter from your employer that grants your leave and expects you back",
        "A letter of invitation with your host's address, status in Canada and what they will pay for",
        "A day-by-day plan, if you travel as a tourist",
        "Proof of family, property or studies at home",
        "Old passports with visas and stamps from other countries",
        "Fingerprints and a photo, unless you gave them within the last ten years",
      ],
      outro:
        "Not all of these are required. Choose the ones that answer the four questions, and leave out the rest.",
    },
    {
      kind: "steps",
      heading: "How to apply, step by step",
      steps: [
        {
          title: "Check that you need a visa",
          text: [
            "The ",
            { text: "list by country", href: official.entryByCountry.href },
            " gives the answer for your passport.",
          ],
        },
        {
          title: "Write a short letter",
          text: "One page: who you are, why you come, who pays, when you return. Clear is better than clever.",
        },
        {
          title: "Apply online and give biometrics",
          text: "Upload legible scans with translations, then book your fingerprints.",
        },
        {
          title: "Send your passport when asked",
          text: "A request for the passport usually means the visa will be placed in it.",
        },
        {
          title: "Answer the border officer",
          text: "Say what your papers say. Keep the letter of invitation at hand.",
        },
      ],
    },
    {
      kind: "text",
      heading: "How long it takes",
      paragraphs: [
        [
          "It depends on the country you apply from, on the season and on whether a medical exam or more papers are needed. The government shows the figure for your country in its ",
          { text: "processing times tool", href: official.processingTimes.href },
          ". Apply well before a wedding or a birth, and do not buy a ticket you cannot change.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Common questions",
      questions: [
        {
          question: "I was refused. Should I apply again?",
          answer:
            "Only with something new to say. The refusal letter is short, but you can request the officer's notes. In a consultation we can read them with you, before you decide.",
        },
        {
          question: "Can I stay longer once I am in Canada?",
          answer:
            "You can ask to extend your stay as a visitor. Apply before your current stay ends, and explain why you need more time and how you will pay for it.",
        },
        {
          question: "Does my host have to be rich?",
          answer:
            "No. The officer looks at the whole picture. An honest, modest plan is better than a promise that no bank statement supports.",
        },
        {
          question: "Can I look for a job while I visit?",
          answer:
            "You may meet people and learn about the country, but you may not work without a permit. Tell the truth at the border about what you plan to do.",
        },
      ],
    },
  ],
  next: {
    heading: "Plan your trip with a clear file",
    text: "Tell us where you come from, who you visit and when. If we can help, we invite you to a consultation about what your file needs to show.",
    action: "contact",
    label: "Ask about a visitor visa",
  },
  sources: [official.visit, official.entryByCountry, official.processingTimes],
};
