import { firm } from "../firm.ts";
import { official } from "../official.ts";
import type { PageContent } from "../page.ts";

export const page: PageContent = {
  updated: "2026-11-22",
  headTitle: "Contact us",
  description: `Write to ${firm.name}, call, or check our licence. Ask about your visa, permit or application, or book a consultation with us.`,
  lead: "Tell us in your own words what you would like to do: come to Canada, or stay here. You do not need to know the name of a program.",
  blocks: [
    {
      kind: "list",
      heading: "What helps us to help you",
      intro: "A few lines are enough. If you can, mention:",
      items: [
        "your nationality, and the country you live in now",
        "what you want: to visit, study, work, join family or become a citizen",
        "dates that matter, such as the end of a permit or the start of a course",
        "any refusal you had, from Canada or from another country",
      ],
      outro:
        "Please do not send passport numbers, bank details or scans in your first message. We ask for papers later, in a safe way.",
    },
    {
      kind: "steps",
      heading: "What happens next",
      steps: [
        {
          title: "You get a reference",
          text: "It appears as soon as your message is stored. Keep it, and quote it when you call or write again.",
        },
        { title: "A person reads it", text: "We look at your question, and if something is missing we ask." },
        {
          title: "We write back",
          text: "We tell you if we can help. For advice on your case we invite you to a consultation. You get a written agreement with the price first, and decide then.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Before you write",
      questions: [
        {
          question: "How do I know that you are licensed?",
          answer: [
            "Search for our licence number in the ",
            { text: "regulator's public directory", href: firm.registry },
            ". Do this with every consultant, before you pay anyone.",
          ],
        },
        {
          question: "Which is better, a message or the assessment?",
          answer:
            "Write a message if you have a question. Use the free assessment if you would like to talk about programs that may fit you.",
        },
        {
          question: "Does it cost anything to write?",
          answer:
            "No. A message is free, and so is the assessment. Advice starts with a consultation. You see its price in a written agreement first, and nothing starts until you sign.",
        },
        {
          question: "My deadline is close. What should I do?",
          answer:
            "Put the date in the first line, or call us. Do not let a date in a government letter pass while you wait for anyone: send what you have, or ask that office for more time.",
        },
        {
          question: "Do I have to live near you?",
          answer: "No. We talk by phone or online, and the applications are made online too.",
        },
      ],
    },
  ],
  next: {
    heading: "Would you like the full picture?",
    text: "The free assessment asks more, so we know more before we talk. It costs nothing and leaves the decision to you.",
    action: "assessment",
    label: "Start the free assessment",
  },
  sources: [official.representatives],
};
