import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Become a Canadian citizen",
  description:
    "The steps to Canadian citizenship: counting 1,095 days, language proof, the test and the oath, with the papers you need for each.",
  lead: "Citizenship is the last stretch of the road. It gives you the right to vote, to run for office, and to carry a Canadian passport, which gives visa-free access to more than 140 countries. Nobody can take it away because you lived abroad for too long.",
  blocks: [
    {
      kind: "list",
      heading: "Are you ready to apply?",
      intro: "An adult may apply for a grant of citizenship when all of these are true.",
      items: [
        "You are a permanent resident, with no unmet conditions and no order to leave",
        "You were in Canada for at least 1,095 days in the 5 years before you sign",
        "You filed your taxes, if you had to, for at least 3 of those 5 years",
        "You can show English or French at level 4 of the Canadian Language Benchmarks, if you are 18 to 54",
        "You will take the citizenship test, if you are 18 to 54",
        "You have no crime or charge that bars you",
      ],
    },
    {
      kind: "facts",
      facts: [
        { figure: "1,095 days", label: "in Canada within 5 years" },
        { figure: "18 to 54", label: "the ages that take the test" },
        { figure: "15 of 20", label: "correct answers pass it" },
      ],
    },
    {
      kind: "text",
      heading: "Counting your days",
      paragraphs: [
        "Every day in Canada as a permanent resident counts as one day. Days before that, as a visitor, student, worker or protected person, count as half a day each, up to 365 days in total. Only the last 5 years matter.",
        "Trips are where people go wrong. A weekend across the border, a funeral, a work trip: all of them must be listed. Collect old passports, tickets and e-mails first, and apply with some days to spare. An application that is one day short is returned or refused.",
      ],
    },
    {
      kind: "steps",
      heading: "The steps, from form to oath",
      steps: [
        {
          title: "Count your time",
          text: "Use the government's online calculator for your days in Canada. Keep the printout, because you send it with the form.",
        },
        {
          title: "Gather your papers",
          text: "Passports from the last 5 years, two pieces of ID, proof of your language level, and photos in the official size.",
        },
        {
          title: "Apply and pay the fees",
          text: "You can apply online or on paper. Families may send their applications together.",
        },
        {
          title: "Study for the test",
          text: [
            "All questions come from the free guide ",
            { text: "Discover Canada", href: official.discoverCanada.href },
            ". It tells of rights, history, places, government and symbols.",
          ],
        },
        {
          title: "Take the test, and an interview if asked",
          text: "The test has 20 questions, in English or French. If you do not pass, you get another chance.",
        },
        {
          title: "Take the oath",
          text: "Everyone from age 14 takes the oath at a ceremony. On that day you become a citizen, and you receive your certificate.",
        },
      ],
    },
    {
      kind: "list",
      heading: "What counts as language proof",
      intro: "If you are 18 to 54, one of these usually works.",
      items: [
        "Results of an approved test, even one from your permanent residence file",
        "A diploma or transcript of a school program that was taught in English or French",
        "A certificate from certain government-funded language classes",
      ],
    },
    {
      kind: "text",
      heading: "How long it takes",
      paragraphs: [
        [
          "It depends on how busy the office is, on how many trips must be checked, and on whether your fingerprints or more papers are needed. See the ",
          { text: "current processing times", href: official.processingTimes.href },
          ". You can live and travel as usual while you wait, but keep your permanent resident card valid and your address up to date.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Common questions",
      questions: [
        {
          question: "May I keep my first nationality?",
          answer:
            "Canada allows more than one. Your other country may not, so ask its consulate before you take the oath.",
        },
        {
          question: "Can my children become citizens with me?",
          answer:
            "Yes, minors who are permanent residents can apply along with a parent. They do not take the test.",
        },
        {
          question: "I was born abroad to a Canadian parent. Do I apply for this?",
          answer:
            "You may be a citizen already. In that case you ask for proof of citizenship, which is a different form. Tell us where and when you and your parent were born.",
        },
        {
          question: "I am not a permanent resident yet. Where do I start?",
          answer: [
            "With one of the ",
            { text: "immigration routes", href: "/immigration" },
            " or with ",
            { text: "family sponsorship", href: "/sponsorship" },
            ". The days you spend here now may count later, at half value.",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Talk about your days",
    text: "Send us your landing date and a list of your trips. If we can help, we invite you to a consultation, where we count them with you.",
    action: "contact",
    label: "Ask about citizenship",
  },
  sources: [official.citizenship, official.discoverCanada, official.processingTimes],
};
