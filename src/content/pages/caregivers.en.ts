import type { PageContent } from "../page.ts";
import { official } from "./official.ts";

export const page: PageContent = {
  headTitle: "Caregivers: two pilots explained",
  description:
    "Home child care (4411) and home support work (4412): the two caregiver pilots, who qualifies, what you need and what families must offer.",
  lead: "Caring for a child, or for someone who cannot manage alone, is skilled work. Canada created two pilots so that the people who do it can become permanent residents together with their own families.",
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
      kind: "note",
      heading: "Pilots open and close",
      text: [
        "The first two pilots closed to new files in June 2024. In March 2025 two Home Care Worker pilots took their place, one for each kind of care, and the new list of jobs writes the codes as 44100 and 44101. Places are few, and intake stops when they are gone. Check the ",
        { text: "official caregivers page", href: official.caregivers.href },
        " or ask us before you apply.",
      ],
    },
    {
      kind: "list",
      heading: "Do you qualify?",
      intro: "Both kinds of care ask for the same things. These are the rules of the pilots of 2025.",
      items: [
        "A genuine, full-time job offer for work at home, outside Quebec",
        "Level 4 of the Canadian Language Benchmarks in English or French; the first pilots asked for level 5",
        "A Canadian secondary school diploma or higher, or a foreign one that is assessed as equal",
        "At least six months of recent work in the same kind of care, or a training course of at least six months",
        "Good health, a clean record, and no past breach of immigration rules that bars you",
      ],
    },
    {
      kind: "list",
      heading: "What you need to collect",
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
          "If no pilot fits, you may be able to hire with a ",
          {
            text: "labour market impact assessment",
            href: "/other-services/labour-market-impact-assessment",
          },
          ". A caregiver never has to pay you, or an agency, for the job.",
        ],
      ],
    },
    {
      kind: "steps",
      heading: "How the path usually runs",
      steps: [
        {
          title: "Agree on the job",
          text: "Caregiver and family sign an offer that both of them understand.",
        },
        {
          title: "Test and assess",
          text: "Take the language test and have your schooling assessed at the same time.",
        },
        {
          title: "Apply",
          text: "Applications are accepted only while a place is left, so a complete file counts more than a fast one.",
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
          question: "How long does a pilot take?",
          answer: [
            "It depends on the pilot, on your place in the yearly limit and on whether you already have the work experience. See the ",
            { text: "official processing times", href: official.processingTimes.href },
            " for what others wait.",
          ],
        },
        {
          question: "Can my husband or wife and my children come?",
          answer:
            "You can include them in your application for permanent residence. Some family members can also apply to work or study in Canada earlier.",
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
    heading: "Tell us about your care work",
    text: "Whom have you cared for, where and for how long? We will look at both pilots, and at what else may be open to you.",
    action: "assessment",
    label: "Check my options",
  },
  sources: [official.caregivers, official.processingTimes, official.occupations],
};
