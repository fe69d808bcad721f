import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Federal Skilled Worker: 67 points",
  description:
    "Do you reach 67 points? How the Federal Skilled Worker program scores education, work experience and language, and what you must prove.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Open, with a change proposed",
      text: "This program is open under the rules on this page. The government proposes to repeal it, and to create one Federal High Skilled Class for all skilled workers. Its Forward Regulatory Plan has listed this since 1 April 2026. We have read of no such rules in force, so the 67 points count today.",
      source: official.regulatoryPlan,
    },
  ],
  lead: [
    "The Federal Skilled Worker program is for people with skilled work experience who want to settle in Canada for good. It is one of the three doors into ",
    { text: "Express Entry", href: "/immigration/express-entry" },
    ". You must meet a set of minimum rules, and then score at least 67 points out of 100.",
  ],
  blocks: [
    {
      kind: "table",
      heading: "Where the 67 points come from",
      intro:
        "You are scored on six factors. Education, work experience and language carry most of the weight.",
      columns: ["Factor", "Most you can get", "What raises it"],
      rows: [
        ["Language", "28", "Better results in English or French, and some skill in the other one"],
        ["Education", "25", "A higher degree, or more than one credential"],
        ["Work experience", "15", "More years of skilled, paid work"],
        ["Age", "12", "Being between 18 and 35"],
        ["Arranged employment", "10", "A valid job offer in Canada"],
        [
          "Adaptability",
          "10",
          "Past work or study in Canada, close family here, your partner's language skills",
        ],
      ],
    },
    {
      kind: "text",
      heading: "First, the minimum rules",
      paragraphs: [
        "Points do not help if you miss one of these. You need at least one year of continuous, paid, skilled work in one occupation within the last ten years. That means 1,560 hours: 30 hours a week for 12 months, or the same total in part-time work.",
        [
          "Skilled work means a job in category 0, 1, 2 or 3 of the ",
          { text: "National Occupational Classification", href: official.occupations.href },
          ". Your duties must match its description. A title alone proves nothing.",
        ],
        "You also need level 7 of the Canadian Language Benchmarks. It counts for each skill: reading, writing, listening and speaking. And you need a diploma from high school or above. If it is not from Canada, an approved body must have found it equal.",
      ],
    },
    {
      kind: "list",
      heading: "What you will be asked to prove",
      items: [
        "Your language level, with an approved test that is less than two years old on the day you apply",
        "Your schooling, with a report on it (ECA) if you studied abroad",
        "Your work, with letters that show duties, dates, hours and pay",
        [
          { text: "Proof of funds", href: official.proofOfFunds.href },
          ": money to settle in Canada. How much depends on the size of your family. You need none if you may already work in Canada and have a valid job offer",
        ],
        "Your health, through medical checks by a doctor on the official list",
        "Your background, through police certificates and security checks",
      ],
    },
    {
      kind: "steps",
      heading: "The order that works best",
      steps: [
        {
          title: "Take the language test",
          text: "It weighs the most, and you can repeat it if the result is low.",
        },
        {
          title: "Have your schooling assessed",
          text: "Universities can be slow to send records, so ask on the same day you book the test.",
        },
        {
          title: "Add up your points",
          text: "If you are just below 67, look for points you missed: a second language, your partner's test, or a relative in Canada.",
        },
        {
          title: "Enter the pool",
          text: "Create an Express Entry profile. Here a different score counts, the Comprehensive Ranking System, and an invitation is not guaranteed.",
        },
      ],
    },
    {
      kind: "text",
      heading: "How long it takes",
      paragraphs: [
        [
          "Your test, your assessment and your letters set the first part. The wait in the pool depends on your rank. After an invitation, complete files move faster than files with gaps. Current averages are in the ",
          { text: "official tool", href: official.processingTimes.href },
          ".",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Questions we hear a lot",
      questions: [
        {
          question: "Are the 67 points the same as my Express Entry score?",
          answer:
            "No. The 67 points out of 100 decide if you may enter the pool as a skilled worker. The ranking score, out of 1,200, decides your place in the pool.",
        },
        {
          question: "Can I add up part-time jobs?",
          answer:
            "Yes, if the work was paid, skilled and continuous, and the hours reach 1,560. Hours above 30 a week are not counted.",
        },
        {
          question: "I am a few points short. Is it over?",
          answer: [
            "Not always. A few points can come from one better test part. If your work was in Canada, the ",
            { text: "Canadian Experience Class", href: "/immigration/canadian-experience-class" },
            " does not use this grid at all.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Talk about your points",
    text: "The free assessment asks for the facts behind all six factors. A licensed consultant reads them. If we can help, we invite you to a consultation, where we count the points with you.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.expressEntry, official.occupations, official.proofOfFunds],
};
