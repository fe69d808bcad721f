import { daysKept } from "../build-facts.ts";
import { firm } from "../firm.ts";
import { news } from "../news.ts";
import { official } from "../official.ts";
import type { PageContent } from "../page.ts";
import { keptFor, noticeVersion } from "../practice.ts";

const version = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const page: PageContent = {
  updated: noticeVersion,
  headTitle: "Privacy notice",
  description: `What ${firm.name} keeps of what you send, why, where and for how long, and how you can see, correct or erase it.`,
  lead: "You may tell us things that you tell few people. This page says who reads them, why we keep them, where and for how long, and what you can ask of us.",
  blocks: [
    {
      kind: "list",
      heading: "In short",
      items: [
        "A licensed consultant reads what you send, to see if we can help you.",
        "Cloudflare stores it for us, perhaps outside Canada.",
        `It is kept ${keptFor(daysKept.leads)}.`,
        "You can ask to see it, to correct it or to erase it.",
        "We sell it to nobody, and there is no advertising here.",
      ],
    },
    {
      kind: "list",
      heading: "What we keep",
      items: [
        "The answers that you send, with a reference and the time",
        "The page that the form stood on, here or on a partner's site, and the campaign named in its address",
        "The language and the time zone of your browser",
        "The language of the form, and the version of this notice beside it",
        ...(news ? ["The sentence beside the box for news, if you ticked it"] : []),
        "A code made of your network address, to hold off spam. Its key is thrown away each day, and the code itself within days.",
        "What our spam check found, when we were told of your message, and if we have called or written back",
      ],
    },
    {
      kind: "text",
      heading: "Why we keep it",
      paragraphs: [
        "To see if we can help you, to write or call you back, and to keep out spam. A computer may mark a message as spam. A person still gets to see it.",
        "If you become a client, your written agreement says what we keep of your case.",
      ],
    },
    {
      kind: "text",
      heading: "Who gets it",
      paragraphs: [
        "The licensed consultant, and people who work for them and must keep it secret. Cloudflare runs this site, its database and its mail on our behalf. Our own mailbox and office programs hold a copy too. Ask us which ones.",
        "A partner whose page shows our form gets no answer of yours from us: your browser sends them straight to us. Their page is told that a form was sent, and its reference. Like any page, it could read what is typed on it. When in doubt, use the form on our own site.",
      ],
    },
    {
      kind: "text",
      heading: "How long we keep it",
      paragraphs: [
        `A message or an assessment stays in our database ${keptFor(daysKept.leads)}. What looks like spam stays there ${keptFor(daysKept.suspects)}. The database deletes both by itself, but not before we could be told of them.`,
        "The e-mail that brought it to us stays in our mailbox until we delete it. Copies that let us repair the database end by themselves after 30 days at most.",
      ],
    },
    {
      kind: "text",
      heading: "Where it is kept",
      paragraphs: [
        "With Cloudflare, a company of the United States that has computers in many countries. So your answers may be stored outside Canada. The courts and police of that country may then be able to ask for them.",
        "Like every host, Cloudflare sees your network address when you open a page. Our own logs name the form and the reference, never an answer or an address.",
      ],
    },
    {
      kind: "list",
      heading: "What you can ask of us",
      intro: `Write to ${firm.email} or call ${firm.phone}. Give your reference, so that we can see that the message is yours.`,
      items: [
        "What we hold about you, and a copy of it",
        "To have a mistake put right",
        "To have it erased, also if you change your mind",
        "How we came to mark or sort your message",
      ],
      outro: [
        "Canada's privacy law for business, PIPEDA, gives you the right to see and correct what is kept. Some provinces have laws of their own. If our reply is not good enough, you can go to the ",
        official.privacyCommissioner,
        ".",
      ],
    },
    {
      kind: "text",
      heading: "Cookies",
      paragraphs: [
        "This site sets no cookies and does not follow you. That is why no banner asks you about them.",
        "While you fill in a form here, this tab of your browser may keep what you typed, so that a wrong turn does not lose it. It is gone once you send it, throw it away or close the tab. When you change the language, the tab keeps your place on the page until the next one is there. On a partner's page nothing is kept.",
      ],
    },
    {
      kind: "note",
      heading: "Which version is this?",
      text: `The version of ${version.format(new Date(noticeVersion))}. The version that your form has named is stored with your message.`,
    },
  ],
  next: {
    heading: "A question about your data?",
    text: "Ask us what we hold, or tell us what to correct or erase. It costs you nothing.",
    action: "contact",
    label: "Ask about my data",
  },
  sources: [
    official.privacyCommissioner,
    { text: "Cloudflare: Privacy policy", href: "https://www.cloudflare.com/privacypolicy/" },
  ],
};
