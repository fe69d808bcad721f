import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Canadian Experience Class",
  description:
    "Already working in Canada? See how 1 year of skilled work, or 1,560 hours, can open the Canadian Experience Class to you.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Open, with a change proposed",
      text: "This program is open under the rules on this page. The government proposes to repeal it, and to count all skilled work in one Federal High Skilled Class. Its Forward Regulatory Plan has listed this since 1 April 2026. We have read of no such rules in force.",
      source: official.regulatoryPlan,
    },
  ],
  lead: [
    "You came to Canada on a permit, found work and built a life. The Canadian Experience Class is the program that counts that work towards permanent residence. It runs through ",
    { text: "Express Entry", href: "/immigration/express-entry" },
    ", and it asks for no job offer and no proof of funds.",
  ],
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "1 year", label: "of skilled work in Canada in the last 3 years" },
        { figure: "30 hours", label: "per week for 12 months is full time" },
        { figure: "1,560 hours", label: "is what that adds up to" },
      ],
    },
    {
      kind: "text",
      heading: "How the hours are counted",
      paragraphs: [
        "You need at least 1 year of skilled work in Canada in the last 3 years before you apply. Full time means 30 hours per week for 12 months, which equals 1,560 hours.",
        "You can reach the total in different ways. One full-time job for 12 months works. So does a part-time job at 15 hours per week for 24 months, or two part-time jobs at once. Hours above 30 in a week do not count, so you cannot make the year shorter by working overtime.",
        "The year does not have to be in one piece. Breaks between jobs are fine, as long as all the hours fall within the 3 years.",
      ],
    },
    {
      kind: "table",
      heading: "Does this work count?",
      columns: ["Your work", "Counts?", "Why"],
      rows: [
        ["A paid skilled job on a valid work permit", "Yes", "It was legal, paid and skilled"],
        ["A job while you were a full-time student", "No", "Student work is left out, co-op terms included"],
        ["Your own business or freelance work", "Usually not", "Self-employment is generally left out"],
        ["Work without a permit", "No", "You must have been allowed to work"],
        ["Remote work in Canada for a foreign firm", "Ask first", "The details of the job decide"],
      ],
    },
    {
      kind: "list",
      heading: "Who qualifies",
      intro: "Besides the hours, you need to meet these rules.",
      items: [
        [
          "Your job was in category 0, 1, 2 or 3 of the ",
          { text: "National Occupational Classification", href: official.occupations.href },
          ".",
        ],
        "You reach level 7 of the Canadian Language Benchmarks for a job in category 0 or 1, and level 5 for category 2 or 3.",
        "You plan to live outside Quebec, which selects its own workers.",
        "You and your family pass the medical, police and security checks.",
      ],
      outro: "There is no schooling rule. Your degree can still add points to your rank.",
    },
    {
      kind: "list",
      heading: "Collect these while you still work there",
      items: [
        "A letter from each employer with your title, duties, hours per week, pay and dates",
        "Pay slips, your T4 slips and your notices of assessment",
        "Copies of every work and study permit you have held",
        "Your language test results",
        "Your passport, with all stamped pages",
      ],
      outro: "A manager who likes you today may have moved on next year. Ask for the letter now.",
    },
    {
      kind: "note",
      heading: "Watch the end date of your permit",
      text: "A profile in the pool does not let you stay or work. If your permit ends soon, ask about an extension or a different permit well before that day. Working after your status ends can harm your case.",
    },
    {
      kind: "questions",
      heading: "What workers ask us",
      questions: [
        {
          question: "How long until I have an answer?",
          answer: [
            "The wait in the pool depends on your score and on the rounds of invitations. After that, it depends on your file and on checks. The ",
            { text: "processing times tool", href: official.processingTimes.href },
            " shows what others wait today. Nobody can promise you an invitation.",
          ],
        },
        {
          question: "I studied in Canada and then worked. Do I fit?",
          answer: [
            "Many graduates do. Only the work you did after your studies counts here. If you are still choosing a school, read our ",
            { text: "study page", href: "/study" },
            " first.",
          ],
        },
        {
          question: "Can I apply from outside Canada?",
          answer:
            "Yes. You may have left, as long as your work still falls within the last 3 years on the day you apply.",
        },
        {
          question: "What if my hours are just short?",
          answer: [
            "Keep working and recount. You could also look at ",
            { text: "provincial programs", href: "/immigration/provincial-nominee-programs" },
            ", some of which have their own rules for work.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Talk about your hours",
    text: "Give us your jobs and dates in Canada. If we can help, we invite you to a consultation. There we count the hours with you, and look at what to ask your employer for.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.expressEntry, official.occupations, official.work],
};
