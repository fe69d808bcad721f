import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Super Visa for parents",
  description:
    "The Super Visa lets parents and grandparents stay in Canada up to 5 years at a time, on a visa valid for up to 10 years. Rules and papers.",
  lead: "A grandchild's first steps do not wait for a visa to be renewed. The Super Visa is for parents and grandparents of Canadian citizens and permanent residents. It allows many entries, and much longer stays than a normal visit.",
  blocks: [
    {
      kind: "facts",
      facts: [
        { figure: "Up to 10 years", label: "the visa can be valid" },
        { figure: "Up to 5 years", label: "you may stay at a time" },
      ],
    },
    {
      kind: "table",
      heading: "Super Visa or visitor visa?",
      intro:
        "Parents may apply for either. The difference is in how long you stay and how much the family must prove.",
      columns: ["", "Super Visa", "Visitor visa"],
      rows: [
        ["Who", "Parents and grandparents only", "Anyone who needs a visa"],
        ["Each stay", "Up to 5 years at a time", "Normally up to six months"],
        ["Medical insurance", "Required", "Wise, not required"],
        ["Medical exam", "Required", "In some cases"],
        ["Income of the family in Canada", "Must reach a set minimum", "Looked at, no fixed minimum"],
      ],
    },
    {
      kind: "list",
      heading: "If you are the parent or grandparent",
      intro: "You may qualify if all of this is true.",
      items: [
        "Your child or grandchild lives in Canada. They are a citizen, a permanent resident or a registered Indian",
        "You apply from outside Canada",
        "You have medical insurance that covers at least one year",
        "You pass a medical exam",
        "You can show that you will visit and not settle: a home, family, a pension or other ties",
      ],
      outro:
        "Your own dependent children cannot be part of a Super Visa application. They can apply for a normal visit.",
    },
    {
      kind: "list",
      heading: "If you are the child or grandchild in Canada",
      intro: "You host the visit, so you prove the support.",
      items: [
        "You live in Canada and are at least 18",
        "You sign a letter of invitation. It promises to pay for the whole stay, and it lists everyone in your household",
        "Your household reaches the minimum income for its size. Your spouse or partner can sign with you and add theirs. Since 31 March 2026, either of the last two tax years counts, and your visitor's income may fill a part of the gap",
        "You attach proof of your status and of your income: a tax notice, pay slips or a letter from your employer",
      ],
    },
    {
      kind: "steps",
      heading: "How families usually do it",
      steps: [
        {
          title: "Check the income first",
          text: "Count everyone in your household, and the visitors too. Then look up the amount in the official table.",
        },
        {
          title: "Prove the relationship",
          text: "Birth certificates that show the parent's name. For grandparents you need both generations.",
        },
        {
          title: "Buy the insurance",
          text: "It must pay for health care, hospital stays and a return home, and meet the official conditions. Ask about refunds in case of a refusal.",
        },
        {
          title: "Apply online",
          text: "Say clearly that you ask for a Super Visa, and how long you hope to stay.",
        },
        {
          title: "Do the medical exam",
          text: "Only doctors on the official list count. Instructions come with the request.",
        },
      ],
    },
    {
      kind: "text",
      heading: "How long it takes",
      paragraphs: [
        [
          "The country you apply from and the medical exam decide most of it. The ",
          { text: "official tool", href: official.processingTimes.href },
          " has a separate entry for the Super Visa. Order birth certificates early: in many families they are the slowest paper of all.",
        ],
      ],
    },
    {
      kind: "questions",
      heading: "Families ask us",
      questions: [
        {
          question: "Is this a way to immigrate?",
          answer: [
            "No. It is a long visit. If you want your parents to become permanent residents, read about ",
            { text: "sponsorship", href: "/sponsorship" },
            ". At present that program takes in no new parents or grandparents: its page has the dated status. The Super Visa stays open.",
          ],
        },
        {
          question: "Do parents from visa-exempt countries need it?",
          answer:
            "They can apply too. They receive a letter instead of a visa in the passport, and travel with an eTA if they come by air.",
        },
        {
          question: "Can we pay the insurance in parts?",
          answer:
            "Payment plans are possible with some companies. A quote alone is not enough: the policy must be real and in force.",
        },
        {
          question: "Can they leave and come back?",
          answer: "Yes, while the visa is valid. The border officer sets the length of stay at each entry.",
        },
      ],
    },
  ],
  next: {
    heading: "Ask before you buy insurance",
    text: "Tell us who lives in your household and where your parents are. If we can help, we invite you to a consultation about the income and the papers.",
    action: "contact",
    label: "Ask about a Super Visa",
  },
  sources: [official.superVisa, official.visit, official.processingTimes],
};
