import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Caregivers: two pilots explained",
  description:
    "Home child care (4411) and home support (4412): the two caregiver pilots take no new applications. What that means, and what is open instead.",
  notices: [
    {
      standing: "homeCareWorkerPilots",
      heading: "Closed to new applications",
      text: "Both Home Care Worker pilots take no new applications from 31 March 2026 to 30 March 2030. The government said so in a notice of 19 December 2025 and in Ministerial Instructions in the Canada Gazette. If your application arrived before that, it goes on. Do not pay anyone who offers you a place in these pilots. Further down, this page lists what is open instead.",
      source: official.homeCareInstructions,
    },
  ],
  lead: "Caring for a child, or for someone who cannot manage alone, is skilled work. Canada created two pilots so that the people who do it could become permanent residents with their own families. Both are closed today, so look first at what is open.",
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "2", label: "pilots for care at home" },
        { figure: "4411", label: "the occupation code for home child care" },
        { figure: "4412", label: "the occupation code for home support" },
      ],
    },
    {
      kind: "table",
      heading: "Which of the two pilots is yours?",
      columns: ["", "Home Child Care Provider", "Home Support Worker"],
      rows: [
        ["Occupation code", "4411", "4412"],
        ["You care for", "Children", "Older people, or people with a disability or an illness"],
        ["Typical days", "Meals, play, homework, school runs", "Bathing, meals, medicine, company, safety"],
        ["Where", "Your home or the child's home", "The client's home"],
        ["Does not count", "Foster parenting", "Housekeeping"],
      ],
    },
    {
      kind: "list",
      heading: "What is open instead",
      intro: "We know of no other federal program for home care today. These ways may be open to you.",
      items: [
        [
          "A province: some ",
          { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
          " take care workers, most often with a job offer there. Check the province's own page, as streams open and close.",
        ],
        [
          { text: "Express Entry", href: "/immigration/express-entry" },
          ": home care is in category 4 of the list of jobs, so these years do not count there. Skilled work in health care may.",
        ],
        [
          "A work permit with a ",
          {
            text: "labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          ". Outside Quebec, officers ",
          { text: "process a first one", href: official.caregiverPermits.href },
          " only if you hold a valid work or study permit already.",
        ],
        [
          "Your family: a spouse or partner in Canada may be able to ",
          { text: "sponsor you", href: "/sponsorship" },
          ".",
        ],
      ],
      outro: [
        "The government's own list is on the ",
        { text: "official caregivers page", href: official.caregivers.href },
        ".",
      ],
    },
    {
      kind: "note",
      heading: "Which pilots were these?",
      text: "The first two pilots closed to new files in June 2024. In March 2025 two Home Care Worker pilots took their place, one for each kind of care. The list of jobs now writes the codes 4411 and 4412 as 44100 and 44101.",
    },
    {
      kind: "list",
      heading: "Do you qualify?",
      intro:
        "Nobody can apply today. These rules of the pilots of 2025 still decide the files that arrived in time, and they were the same for both kinds of care.",
      items: [
        "A real, full-time job offer for work at home, outside Quebec",
        "Level 4 of the Canadian Language Benchmarks in English or French; the first pilots asked for level 5",
        "A high school diploma from Canada or higher, or a foreign one that was found equal",
        "At least six months of recent work in the same kind of care, or a training course of at least six months",
        "Good health, a clean record, and no past breach of immigration rules that bars you",
      ],
    },
    {
      kind: "list",
      heading: "What is worth collecting now",
      intro:
        "If your file is being processed, officers may ask for these. Other programs ask for most of them too.",
      items: [
        "The signed offer of employment and contract, with duties that match 4411 or 4412",
        "Approved language test results",
        "An educational credential assessment for schooling outside Canada",
        "Letters from families or care homes with dates, hours and tasks",
        "First aid or nursing certificates, if you have them",
        "Passports and family papers for everyone who may come with you",
      ],
    },
    {
      kind: "text",
      heading: "For families who want to hire",
      paragraphs: [
        "Your job offer must be real. That means a wage you can pay, full-time hours of at least 30 a week, a private room if your caregiver lives with you, and duties that are mainly care. You become an employer, with payroll and insurance to arrange.",
        [
          "The pilots are closed, so ask about a ",
          {
            text: "labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          " before you choose a person. Outside Quebec, it helps only someone who already has a valid permit in Canada. A caregiver never has to pay you, or an agency, for the job.",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "What you can do now",
      steps: [
        {
          title: "Check the status yourself",
          text: "Read the official page on the day you decide. Do not trust an old video, a post or an agency.",
        },
        {
          title: "Compare what is open",
          text: "Look at the provinces, at your own work and schooling, and at your family.",
        },
        {
          title: "Test and assess",
          text: "A language result and a report on your schooling count in most other programs.",
        },
        {
          title: "Work, and keep proof",
          text: "Save pay slips, tax papers and letters. They prove your experience, whichever program you use later.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Caregivers ask us",
      questions: [
        {
          question: "I applied before the pilots closed. How long will it take?",
          answer: [
            "Your file goes on, but nobody can give you a date. It depends on the limits of each year and on your proof of work. See the ",
            { text: "official processing times", href: official.processingTimes.href },
            " for what others wait.",
          ],
        },
        {
          question: "Will the pilots open again?",
          answer:
            "Nobody can say. The instructions run to 30 March 2030, and the government can change them earlier or later. Plan with what is open today.",
        },
        {
          question: "Can my husband or wife and my children come?",
          answer:
            "You could name them in your application for residence. Some of them can also apply to work or study in Canada before it is decided.",
        },
        {
          question: "Must I live in my employer's house?",
          answer: "No. You may agree to it, but nobody can make it a condition.",
        },
        {
          question: "I am treated badly at work. What can I do?",
          answer:
            "You have rights in Canada, and your employer may not keep your passport. There is a special open work permit for workers who face abuse. Call us, and in an emergency call 911.",
        },
      ],
    },
  ],
  next: {
    heading: "Look at what is open",
    text: "The pilots take no new applications, so we do not offer them. Tell us about your care work, your schooling and your family. If another way could be open to you, we invite you to a consultation about it.",
    action: "assessment",
    label: "Look at what is open",
  },
  sources: [
    official.homeCareInstructions,
    official.caregivers,
    official.caregiverPermits,
    official.processingTimes,
    official.occupations,
  ],
};
