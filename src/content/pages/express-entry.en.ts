import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Express Entry: how the pool works",
  description:
    "How Express Entry works: three programs and two steps, from an online profile to an invitation. See what you need, and why it is no guarantee.",
  notices: [
    {
      standing: "federalHighSkilledClass",
      heading: "Open, with a change proposed",
      text: "All three programs are open under the rules on this page. The government proposes to repeal them and to put one new class in their place, the Federal High Skilled Class. Its Forward Regulatory Plan has listed this since 1 April 2026. We have read of no such rules in force.",
      source: official.regulatoryPlan,
    },
  ],
  lead: "Express Entry is the online system Canada uses to choose skilled workers for permanent residence. It is not a visa or a program of its own: it is a pool. You enter it through one of three programs, you are ranked against everyone else in it, and the government invites people from it to apply.",
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "3", label: "programs lead into the pool" },
        { figure: "2", label: "steps: online profile, then invitation" },
        { figure: "60 days", label: "to send a full application once you are invited" },
      ],
    },
    {
      kind: "list",
      heading: "The three programs",
      intro: "You must meet all the rules of at least one of these before you can enter the pool.",
      items: [
        [
          { text: "Federal Skilled Worker", href: "/immigration/federal-skilled-worker" },
          ": for people who worked in a skilled job, most often abroad, and reach at least 67 points.",
        ],
        [
          { text: "Federal Skilled Trades", href: "/immigration/federal-skilled-trades" },
          ": for people with a trade, for example in building, industry or food.",
        ],
        [
          { text: "Canadian Experience Class", href: "/immigration/canadian-experience-class" },
          ": for people who have worked in a skilled job in Canada.",
        ],
      ],
      outro: [
        "A province can also pick people from the pool. If one nominates you through Express Entry, your rank rises sharply. See ",
        { text: "provincial nominee programs", href: "/immigration/provincial-nominee-programs" },
        ".",
      ],
    },
    {
      kind: "steps",
      heading: "Two steps",
      intro: "Everything you do in Express Entry belongs to one of these.",
      steps: [
        {
          title: "Create your online profile",
          text: "You state your age, schooling, languages, work and family. If you meet the rules of a program, you enter the pool and get a score in the Comprehensive Ranking System. Your profile stays in the pool for up to 12 months, and you can improve it while you wait.",
        },
        {
          title: "Receive an invitation and apply",
          text: "The government holds rounds and invites the people with the highest scores. Some rounds look at all candidates, others at one program, one group of jobs or speakers of French. If you are invited, you have 60 days to send the full application with proof of everything you claimed.",
        },
      ],
    },
    {
      kind: "note",
      heading: "There is no guarantee of an invitation",
      text: "A place in the pool is not a place in Canada. The score that is needed changes from round to round, and nobody can know it in advance. Be careful with anyone who sells you certainty.",
    },
    {
      kind: "list",
      heading: "What to have ready before you start",
      items: [
        "A passport or travel document",
        "Results of an approved language test in English or French",
        "An educational credential assessment (ECA), if you studied abroad. Some programs ask for it, and it gives points",
        "Your work history, month by month, with the occupation code that matches your duties",
        [
          "Proof of funds for your program, unless you are exempt; the amounts are on the ",
          { text: "official page", href: official.proofOfFunds.href },
        ],
        "A written job offer or a provincial nomination, if you have one",
      ],
    },
    {
      kind: "text",
      heading: "How long will it take?",
      paragraphs: [
        [
          "Nobody can say how long you will wait in the pool. It depends on your score and on the rounds. After you apply, the time depends on how complete your file is, on security checks and on the number of applications ahead of you. The ",
          { text: "processing times tool", href: official.processingTimes.href },
          " shows the current picture.",
        ],
        "You can shorten your own part. Take the language test early, order school records at once, and ask past employers for letters while they still remember you.",
      ],
    },
    {
      kind: "questions",
      heading: "People often ask",
      questions: [
        {
          question: "Do I need a job offer to enter the pool?",
          answer:
            "Two of the three programs ask for none. Federal Skilled Trades asks for a job offer or a certificate of qualification.",
        },
        {
          question: "How can I raise my score?",
          answer:
            "The usual ways are a better language result, a second official language, more skilled work, another credential, or a nomination from a province. Which one is worth the effort depends on your own profile.",
        },
        {
          question: "What if my profile expires without an invitation?",
          answer:
            "You can make a new one, as long as you still meet the rules. Check that your test results are still valid first.",
        },
        {
          question: "What if I make a mistake in my profile?",
          answer:
            "Correct it as soon as you see it. A claim that you cannot prove later can lead to a refusal, and a false one to a ban from applying.",
        },
      ],
    },
  ],
  next: {
    heading: "Talk about where you stand",
    text: "Tell us about your studies, work and languages. A licensed consultant reads your answers. If we can help, we invite you to a consultation about the three programs and your score.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.expressEntry, official.proofOfFunds, official.processingTimes],
};
