import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Labour Market Impact Assessment",
  description:
    "What an LMIA is, which employers need one, and how to apply. After a positive one, the worker has six months to ask for a work permit.",
  lead: "A labour market impact assessment, or LMIA, answers one question for the government. Will it hurt or help people in Canada if this employer hires this worker from abroad? A positive answer means two things. The job needs a worker from abroad, and nobody in Canada is free to do it.",
  blocks: [
    {
      kind: "note",
      heading: "Six months, then it is gone",
      text: "After a positive assessment, the worker has six months to apply for a work permit. Miss the date and the employer has to begin again, so have the worker's papers ready before the decision comes.",
    },
    {
      kind: "text",
      heading: "Who applies, and who decides",
      paragraphs: [
        [
          "The employer applies, never the worker. The application goes to Service Canada, which is part of ",
          { text: "Employment and Social Development Canada", href: official.foreignWorkers.href },
          ". The work permit comes afterwards, from the immigration department. These are two offices with two sets of rules.",
        ],
        "Not every job needs an assessment. Some workers are exempt because of a trade agreement, a transfer within a company, a youth exchange or their family's status. Check this first: it can save months.",
      ],
    },
    {
      kind: "table",
      heading: "Find your stream",
      intro: "The wage and the kind of work decide which rules you follow.",
      columns: ["Stream", "For"],
      rows: [
        ["High-wage positions", "Jobs paid at or above the level set for the province or territory"],
        ["Low-wage positions", "Jobs paid below it; there are limits, and extra duties for the employer"],
        ["Global Talent Stream", "Certain highly skilled and technical jobs"],
        ["Agriculture", "Farm work, including the seasonal program"],
        [
          "In-home caregivers",
          "Care at home. Outside Quebec, a first work permit goes only to people who already hold a valid work or study permit",
        ],
        ["Support of permanent residence", "Workers whose job offer supports a residence application"],
      ],
    },
    {
      kind: "list",
      heading: "Does your business qualify?",
      items: [
        "It is a real, active business in Canada that can pay the wage",
        "The job offer is genuine and meets the standards for wages, hours and safety",
        "You tried to hire in Canada first, in the way your stream requires, and kept the proof",
        "The pay is at least what others earn for the same work in your area",
        "You have not been banned for breaking the rules with earlier workers",
      ],
    },
    {
      kind: "steps",
      heading: "From an empty post to a work permit",
      steps: [
        {
          title: "Define the job",
          text: "Duties, place, hours and wage decide the occupation code, and the code decides the stream.",
        },
        {
          title: "Recruit and record",
          text: "Advertise as long and as widely as required. Save each advertisement, and note why each applicant was not suitable.",
        },
        {
          title: "Apply to Service Canada",
          text: "Send the form, business papers, recruitment proof and the fee, where one is due. The employer pays it and may not take it back from the worker.",
        },
        {
          title: "Answer the officer",
          text: "Expect a call or questions in writing. Quick and consistent replies help.",
        },
        {
          title: "Pass the letter on",
          text: "After a positive decision, give the worker a copy of it, with the job offer and the contract. The worker has six months to apply for a work permit.",
        },
      ],
    },
    {
      kind: "list",
      heading: "What the worker should prepare meanwhile",
      items: [
        "Passport, photos and biometrics",
        "Diplomas, licences and letters that prove the skills in the job offer",
        "Police certificates and a medical exam, if they are needed",
        "A signed contract that matches the assessment, word for word and dollar for dollar",
      ],
    },
    {
      kind: "questions",
      heading: "Employers and workers ask",
      questions: [
        {
          question: "How long does an assessment take?",
          answer: [
            "It depends on the stream, the region and how complete the file is. The government publishes the times for assessments on its pages for employers, and those for work permits in the ",
            { text: "processing times tool", href: official.processingTimes.href },
            ".",
          ],
        },
        {
          question: "Does a positive assessment guarantee the permit?",
          answer:
            "No. The immigration officer still looks at the worker's skills, history, health and record.",
        },
        {
          question: "May the worker change employers later?",
          answer:
            "The permit usually names one employer. A new employer needs a new assessment or an exemption, and the worker needs a new permit.",
        },
        {
          question: "Does it help with permanent residence?",
          answer: [
            "It can. A supported job offer is one way into the ",
            { text: "Federal Skilled Trades", href: "/immigration/federal-skilled-trades" },
            " program, and work in Canada can count for the ",
            { text: "Canadian Experience Class", href: "/immigration/canadian-experience-class" },
            ".",
          ],
        },
      ],
    },
  ],
  next: {
    heading: "Talk to us before you advertise",
    text: "The job posting must follow the rules of your stream. Tell us the post, the wage and the place. If we can help, we invite you to a consultation before you advertise.",
    action: "contact",
    label: "Ask about hiring",
  },
  sources: [official.foreignWorkers, official.work, official.occupations],
};
