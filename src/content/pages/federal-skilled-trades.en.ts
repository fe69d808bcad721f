import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Federal Skilled Trades program",
  description:
    "For welders, cooks, mechanics and many more. Federal Skilled Trades asks for 2 years of work, and for a job offer or a certificate.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Open, with a change proposed",
      text: "This program is open under the rules on this page. The government proposes to repeal it, and to create one Federal High Skilled Class instead. Its Forward Regulatory Plan has listed this since 1 April 2026. We have read of no such rules in force.",
      source: official.regulatoryPlan,
    },
  ],
  lead: "If you work with your hands and know your trade well, this program may be for you. Federal Skilled Trades leads to permanent residence for people who are qualified in a skilled trade. It asks for less schooling and a lower language level than other programs, but it wants clear proof that you can do the job.",
  blocks: [
    {
      kind: "list",
      heading: "The four things you must show",
      items: [
        "2 years of full-time work in your trade within the last 5 years, or an equal amount of part-time work",
        "A full-time job offer of at least 1 year, or a certificate of qualification in your trade. A province, a territory or the federal government gives the certificate",
        "Level 5 of the Canadian Language Benchmarks in speaking and listening, and level 4 in reading and writing",
        "That you did the main duties of your trade, as Canada's list of occupations describes them",
      ],
      outro: "You must also plan to live outside Quebec, which chooses its own workers.",
    },
    {
      kind: "table",
      heading: "Which trades count",
      intro: "The program covers groups of occupations. Your own code decides, so treat this as a guide.",
      columns: ["Group", "For example"],
      rows: [
        ["Construction, electrical and industrial trades", "Electrician, plumber, carpenter, welder"],
        ["Maintenance and equipment operation", "Heavy-duty mechanic, crane operator"],
        ["Natural resources and farming, supervisors and technical jobs", "Logging supervisor, driller"],
        [
          "Processing and manufacturing, supervisors and control operators",
          "Plant supervisor, power engineer",
        ],
        ["Food", "Chef, cook, butcher, baker"],
      ],
    },
    {
      kind: "text",
      heading: "Job offer or certificate: which is easier?",
      paragraphs: [
        "A job offer must be for at least 1 year, full time, and from up to two employers. It has to be real, and it often needs a labour market assessment behind it. If an employer wants you but does not know the process, show them our page for employers below.",
        "A certificate of qualification proves that you passed a province's exam for your trade. You may have to travel to Canada to be trained or tested. Each province sets its own rules, so ask the one where you want to work before you pay for anything.",
        [
          "Employers can read about the ",
          {
            text: "labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          ".",
        ],
      ],
    },
    {
      kind: "list",
      heading: "Papers to collect",
      items: [
        "Letters from each employer with your duties, your hours and the dates, signed by someone who knows your work",
        "Trade papers from your own country, such as a licence or a certificate, with translations",
        "Approved language test results",
        [
          { text: "Proof of funds", href: official.proofOfFunds.href },
          ", unless you can already work in Canada and have a valid job offer",
        ],
        "Passports, family papers, police certificates and a medical exam when asked",
      ],
    },
    {
      kind: "steps",
      heading: "How an application goes",
      steps: [
        {
          title: "Match your trade",
          text: [
            "Find your job in the ",
            { text: "official list of jobs", href: official.occupations.href },
            ". Compare its duties with what you do each day.",
          ],
        },
        {
          title: "Secure the offer or the certificate",
          text: "This is the hard part, and the one to start first.",
        },
        {
          title: "Create your profile",
          text: [
            "You enter the ",
            { text: "Express Entry", href: "/immigration/express-entry" },
            " pool and wait for an invitation, which no one can guarantee.",
          ],
        },
        { title: "Apply with proof", text: "After an invitation you have 60 days to send everything." },
      ],
    },
    {
      kind: "questions",
      heading: "Straight answers",
      questions: [
        {
          question: "How long does the whole way take?",
          answer: [
            "The offer or the exam decides most of it. After that it depends on the rounds, your checks and how complete your file is. See the ",
            { text: "government's current times", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Do I need to have finished school?",
          answer:
            "There is no schooling rule in this program. A diploma can still raise your rank in the pool, if you have it assessed.",
        },
        {
          question: "I worked for myself. Does that count?",
          answer:
            "It can, but you have to prove it in other ways: contracts, invoices, tax papers and letters from customers.",
        },
        {
          question: "My work was cash in hand with no papers. What now?",
          answer:
            "Tell us early. Sometimes bank records, union cards or statements from co-workers can help. If the proof is too thin, you hear that in a consultation.",
        },
      ],
    },
  ],
  next: {
    heading: "Tell us about your trade",
    text: "Write your job title as you would say it, how many years you did it and where. If we can help, we invite you to a consultation and look for the right code together.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.expressEntry, official.occupations, official.processingTimes],
};
