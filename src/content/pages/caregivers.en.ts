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
      text: "Both Home Care Worker pilots take no new applications from 31 March 2026 to 30 March 2030. The government said so in a notice of 19 December 2025 and in Ministerial Instructions in the Canada Gazette. An application that arrived before goes on. Pay nobody who offers you a place. What is open instead stands below.",
      source: official.homeCareInstructions,
    },
  ],
  lead: "Canada created two pilots so that people who care for others at home could become permanent residents with their own families. Both are closed today.",
  blocks: [
    {
      kind: "list",
      heading: "What is open instead",
      intro: "We know of no other federal program for home care today. These ways may fit you.",
      items: [
        [
          "A province: some ",
          { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
          " take care workers, most often with a job offer. Check the province's own page.",
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
    },
    {
      kind: "table",
      heading: "Which of the two pilots is yours?",
      columns: ["", "Home Child Care Provider", "Home Support Worker"],
      rows: [
        ["Occupation code", "4411", "4412"],
        ["You care for", "Children", "Older people, or people with a disability or an illness"],
        ["Where", "Your home or the child's home", "The client's home"],
      ],
    },
    {
      kind: "note",
      heading: "Which pilots were these?",
      text: "The first two pilots closed in June 2024. In March 2025 two others took their place, one for each kind of care. The list of jobs now writes the codes as 44100 and 44101.",
    },
    {
      kind: "list",
      heading: "Do you qualify?",
      intro:
        "Nobody can apply today. These rules of the pilots of 2025 decide the files that arrived in time.",
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
      intro: "Officers may ask for these if your file is open. Other programs ask for most of them too.",
      items: [
        "The signed offer of employment and contract, with duties that match 4411 or 4412",
        "Approved language test results",
        "An educational credential assessment for schooling outside Canada",
        "Letters from families or care homes with dates, hours and tasks",
      ],
    },
    {
      kind: "text",
      heading: "For families who want to hire",
      paragraphs: [
        "Your job offer must be real: a wage you can pay, full-time hours of at least 30 a week, and duties that are mainly care. You become an employer, with payroll and insurance to arrange.",
        [
          "Read about the ",
          {
            text: "labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          " before you choose a person. A caregiver never has to pay you, or an agency, for the job.",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "What you can do now",
      steps: [
        {
          title: "Check the status yourself",
          text: "Read the official page on the day you decide, not an old video or post.",
        },
        {
          title: "Test and assess",
          text: "A language result and a report on your schooling count in most programs.",
        },
        {
          title: "Work, and keep proof",
          text: "Save pay slips, tax papers and letters. They prove your experience later.",
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
            "Nobody can give you a date. It depends on the limits of each year and on your proof of work. See the ",
            { text: "official processing times", href: official.processingTimes.href },
            " for what others wait.",
          ],
        },
        {
          question: "Will the pilots open again?",
          answer:
            "Nobody can say. The instructions run to 30 March 2030, and they can be changed. Plan with what is open today.",
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
    text: "We do not offer the closed pilots. Tell us about your care work, your schooling and your family. If another way could be open to you, we invite you to a consultation about it.",
    action: "assessment",
    label: "Look at what is open",
  },
  sources: [official.homeCareInstructions, official.caregivers, official.processingTimes],
};
