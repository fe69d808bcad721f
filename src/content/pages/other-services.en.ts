import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Business, employers and caregivers",
  description:
    "For founders, for employers who hire from abroad and for caregivers. See what is open today, what is closed, and what you need.",
  lead: "Some plans do not fit under work, study or family. This part of our practice is for people who bring a business, for employers who cannot find the staff they need, and for those who care for others at home.",
  blocks: [
    {
      kind: "list",
      heading: "Three services",
      items: [
        [
          {
            text: "Business Immigration Program",
            href: "/other-services/canadian-business-immigration-program",
          },
          ": for people with an idea, a company or a talent. Two of its four doors take no new applications today. Its page has the dates.",
        ],
        [
          {
            text: "Labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          ": the paper many employers need before they hire from abroad. For you if you run a business in Canada, or if your future employer asks what to do.",
        ],
        [
          { text: "Caregivers", href: "/other-services/caregivers" },
          ": for people who look after children or adults at home. Both pilots are closed to new applications. The page lists what is open instead.",
        ],
      ],
    },
    {
      kind: "text",
      heading: "Why these cases are different",
      paragraphs: [
        "In most applications one person asks for one thing. Here, at least two sides have to fit. A founder needs a province or a group that backs them. A worker needs an employer who did every step in the right order. A caregiver needs a family with a real job to offer. If one side stumbles, both lose time.",
        "That is why, under a written agreement, we talk to both sides when we can. We ask the employer for the wage, the advertisements and the tax papers, and the worker for the proof of skill. Then we put the pieces in order, so that nothing expires before it is used.",
      ],
    },
    {
      kind: "table",
      heading: "Who has to do what",
      columns: ["Service", "You bring", "The other side brings"],
      rows: [
        ["Entrepreneur", "A business plan, experience and money to settle", "The support of a province"],
        [
          "Labour market impact assessment",
          "Proof that you fit the job",
          "The employer's recruitment records and a genuine job offer",
        ],
        [
          "Caregiver (pilots closed)",
          "Schooling, language results and care experience",
          "A family or an employer with a full-time job",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Do you qualify? Ask yourself first",
      items: [
        "Is there a real job, company or activity behind the plan, with papers to show it?",
        "Can each side prove what it promises: money, wage, skills, experience?",
        "Do you meet the language level that your program sets?",
        "Are you ready to wait without giving up the job or home you have today?",
      ],
      outro: "If you can say yes to all four, your plan deserves a closer look.",
    },
    {
      kind: "text",
      heading: "How long things take",
      paragraphs: [
        [
          "These services often have two or three decisions in a row: a province or a labour office first, then a permit, then perhaps permanent residence. Each has its own clock. Government times for permits and residence are in the ",
          { text: "processing times tool", href: official.processingTimes.href },
          ". Programs open, pause and close, so check the official page or ask us before you apply.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Common questions",
      questions: [
        {
          question: "Can you find me a job or an investor?",
          answer:
            "No. We are immigration consultants and not recruiters. Be careful with anyone who sells a job offer: paying for one is against the rules.",
        },
        {
          question: "Who is your client, the worker or the employer?",
          answer:
            "It can be either, or both with their agreement in writing. We tell you at the start whom we act for, so that there are no surprises.",
        },
        {
          question: "My case fits none of these. Should I write anyway?",
          answer:
            "Yes. Lost status, a past refusal, a criminal record or a mixed family: describe it in a few lines, and we tell you if we can help.",
        },
      ],
    },
  ],
  next: {
    heading: "Describe your plan in a few lines",
    text: "Say who is involved, what exists already and what you would like to happen. If we can help, we invite you to a consultation about where to begin.",
    action: "contact",
    label: "Write to us",
  },
  sources: [official.startUp, official.foreignWorkers, official.caregivers],
};
