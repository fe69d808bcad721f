import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Study permit for Canada",
  description:
    "Study in Canada: who needs a permit, the list of documents and how long it takes. Study permits are limited each year: see today's numbers.",
  notices: [
    {
      standing: "studyPermitCap",
      heading: "Open, but limited each year",
      text: "Canada now limits study permits. For 2026 it plans 155,000 new students, and 408,000 study permits in all. A notice of 25 November 2025 says so. Many students need an attestation letter from the province or territory too: ask your school if it has one for you.",
      source: official.studyPermit,
    },
  ],
  lead: "Canada welcomes more than 600,000 students every year. They come for colleges, universities, language schools and trade schools. Most of them need a study permit, and the permit depends on one simple question: does your plan make sense to a stranger who reads it in a few minutes?",
  blocks: [
    {
      kind: "text",
      heading: "What a study permit does",
      paragraphs: [
        [
          "A study permit lets you study at a designated learning institution. That is a school that a province or territory has approved for students from abroad. The permit is not a visa. Depending on your passport, you also need a ",
          { text: "visitor visa or an eTA", href: "/visit" },
          " to travel; it comes with the permit when it is approved.",
        ],
        "Courses of six months or less usually need no permit. If you hope to continue with a longer program afterwards, it can still be wise to get one first.",
      ],
    },
    {
      kind: "list",
      heading: "You may qualify if",
      items: [
        "A designated learning institution has accepted you",
        "You can pay for tuition, living costs and the trip home, for yourself and for family who come along",
        "You have no criminal record and are in good health, and can prove it when asked",
        "You can satisfy an officer that you will leave Canada when your permit ends",
      ],
      outro:
        "A hope to stay later does not rule you out. You must show that you will respect the end of your permit if nothing else is approved.",
    },
    {
      kind: "list",
      heading: "Your list of documents",
      intro: "Start here, and tick them off one by one. Your country may have a few more of its own.",
      items: [
        "Valid passport or travel document",
        "Letter of acceptance from your school",
        "Attestation letter from the province or territory, unless you are exempt. Since January 2026, you need none for a master's or a doctoral degree at a public school",
        "Proof that you can support yourself: bank statements, a loan, a scholarship or a sponsor's letter",
        "Letter of explanation: why this program, why this school, why now, and what you will do with it",
        "School records and language test results",
        "Two photos that meet the official size, if you apply on paper",
        "Fingerprints and photo (biometrics), unless you are exempt",
        "Medical exam results and police certificates, if you are asked for them",
        "Custodian declaration, if you are a minor who comes without a parent",
        "Translations of anything not in English or French",
      ],
    },
    {
      kind: "steps",
      heading: "Your steps, in order",
      steps: [
        {
          title: "Choose the program",
          text: "It should follow from what you have done so far. If it is a change of direction, be ready to explain it.",
        },
        {
          title: "Get accepted",
          text: "Before you pay a deposit, check that the school is on the official list. Its schools are called designated learning institutions.",
        },
        {
          title: "Show where the money comes from",
          text: "Officers look at where funds come from, not only at the total. Sudden large deposits need an explanation.",
        },
        {
          title: "Apply online",
          text: "Give your fingerprints soon after the request comes, because your file waits for them.",
        },
        {
          title: "Arrive",
          text: "The permit itself is issued when you enter Canada. Carry your letters in your hand luggage.",
        },
      ],
    },
    {
      kind: "text",
      heading: "How long before classes?",
      paragraphs: [
        [
          "Apply as soon as you have your letter of acceptance. Canada limits how many new permits it gives each year, so a complete file sent early has a better start. The time depends on your country, the season, your medical exam and how complete your file is. Look up today's figure in the ",
          { text: "processing times tool", href: official.processingTimes.href },
          ", and ask your school about a later start before you need one.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Students and parents ask",
      questions: [
        {
          question: "Can I work while I study?",
          answer:
            "Many full-time students may work, on campus and for limited hours off campus. The conditions change, and they are printed on your permit. Do not build your budget on work that you have not found yet.",
        },
        {
          question: "Can my spouse and children come too?",
          answer:
            "Sometimes. It depends on your level of study and on their own applications. In a consultation we can look at the family as a whole.",
        },
        {
          question: "What happens after I graduate?",
          answer: [
            "Some programs lead to a work permit for graduates, others do not. Check this before you enrol. Work after graduation may count for the ",
            { text: "Canadian Experience Class", href: "/immigration/canadian-experience-class" },
            ".",
          ],
        },
        {
          question: "I was refused once. Can I try again?",
          answer:
            "Yes, but a second application with the same papers will likely end the same way. In a consultation we can read the refusal with you first.",
        },
      ],
    },
  ],
  next: {
    heading: "Talk about your study plan",
    text: "Tell us about you, the program and the school. If we can help, we invite you to a consultation about what an officer would ask.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.study, official.studyPermit, official.processingTimes],
};
