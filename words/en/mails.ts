import type { Firm } from "#content/firm.ts";

const locale = "en-CA";
const number = (count: number) => count.toLocaleString(locale);
const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
const status = "npm run leads -- status";

/** All that mails say, in English. */
export const mails = {
  locale,
  /** Between a label and what it is of, in one line. */
  colon: ": ",
  titles: { contact: "Contact message", request: "Assessment request" },
  /** In a line, after a name. */
  kinds: { contact: "contact message", request: "assessment request" },
  subjects: {
    contact: (reference: string) => `New contact message ${reference}`,
    request: (reference: string) => `New assessment request ${reference}`,
  },
  correctedSubjects: {
    contact: (reference: string) => `Corrected contact message ${reference}`,
    request: (reference: string) => `Corrected assessment request ${reference}`,
  },
  /** On links to the desk. */
  desk: { lead: "On the desk", waiting: "All who wait", held: "All held back" },
  from: "From",
  noName: "(no name)",
  unanswered: "They say that nobody has written to them. This lead waits for you again.",
  pressContacted:
    "When you have answered, press “Contacted”: their page tells them when, and how if you press it on the desk.",
  wroteBefore: (count: number) => `Wrote before: ${number(count)}.`,
  corrects: (reference: string) => `Corrects ${reference}, which they sent before.`,
  askedFrom: (page: string) => `Asked from a page about a closed or paused program: ${page}`,
  inShort: "In short",
  english: (level: string) => `English ${level}`,
  french: (level: string) => `French ${level}`,
  email: "E-mail",
  phone: "Phone",
  call: "Call",
  below: " below",
  elsewhere: (where: string) => `: ${where}`,
  more: (count: number, where: string) => `… ${number(count)} more characters${where}`,
  headings: {
    estimate: "Federal Skilled Worker",
    toAsk: "To ask",
    source: "Where it came from",
    message: "The message",
  },
  estimate: {
    /** Of the program, in a subject. */
    short: "FSW",
    verdict: (points: string, verdict: string, questions: number) =>
      `Federal Skilled Worker: ${points} of 100, ${verdict}; ${counted(questions, "thing")} to ask`,
    grid: (asOf: string, passMark: number) =>
      `as of ${asOf}, ${passMark} pass; an estimate from unverified answers`,
  },
  received: "Received",
  source: {
    phoneTyped: "Phone as typed",
    page: "Page",
    partner: "Partner",
    widget: "Widget",
    origin: "Sent from (by the browser)",
    campaign: "Partner’s campaign",
    clientReference: "Partner’s reference",
    language: "Form’s language",
    notice: "Privacy notice",
    locale: "Browser language",
    timeZone: "Time zone",
    utm: "Campaign",
    signs: "Looked like spam",
  },
  numberFrom: (country: string) => `Number from ${country}.`,
  /** Before the number that is stored is called: it may be a stranger's. */
  phoneDoubt: {
    unknown: (number: string) => `Write first: ${number} is no number that is in use.`,
    atHome: (number: string, other: string, country: string) =>
      `Write first: ${number} may be a stranger’s. Typed as at home, by the visitor’s clock, it would be ${other} (${country}).`,
  },
  sent: (clock: string, zone: string, apart: string) => `Sent ${clock} ${zone}, ${apart}.`,
  sameClock: "the same as yours",
  ahead: (hours: number, minutes: number) => `${duration(hours, minutes)} ahead of you`,
  behind: (hours: number, minutes: number) => `${duration(hours, minutes)} behind you`,
  digestSubject: (leads: number, suspects: number) =>
    [
      ...(leads === 0 ? [] : [counted(leads, "new lead")]),
      ...(suspects === 0 ? [] : [`${number(suspects)} perhaps spam`]),
    ].join(", "),
  digest: "What had no mail of its own, or came once more, all in one mail. Everything is stored.",
  moreWait: (count: number, where: string) =>
    `And ${number(count)} more, which the next mails name. To see all: ${where}`,
  moreWaitThan: (count: number, where: string) =>
    `And more than ${number(count)} others, which the next mails name. To see all: ${where}`,
  perhapsSpam: "Perhaps spam",
  suspects: "They are stored, and come as leads when you press “Not spam”.",
  heldBack: "Held back because",
  signs: {
    honeypot: "a field was filled that people do not see",
    "too fast": "it was sent faster than anyone types",
    content: "it reads like advertising",
  },
  lateSubject: (count: number) => `${counted(count, "lead")} not in the database yet`,
  late: "The database does not answer. These leads wait on the queue, are tried again, and come once more when they are stored. Until then this mail is what you have of them.",
  licence: ({ name, licensees, registry }: Firm) =>
    `${name}. ${licensees.map((one) => `${one.name}, ${one.class}, licence ${one.number}`).join("; ")}. Public register: ${registry}`,
  actionsNotice:
    "The small buttons work without a sign-in, for 30 days, for whoever has this mail. They show what they would do before they do it.",
  actions: {
    contacted: "Contacted",
    closed: "Close",
    released: "Not spam",
    spam: "Spam",
    erased: "Erase",
  },
  daily: {
    subject: (fresh: number, waiting: number, suspects: number) =>
      `Daily: ${counted(fresh, "new lead")}, ${number(waiting)} waiting, ${number(suspects)} perhaps spam`,
    newLeads: "New leads",
    unsent: "Unsent for over an hour",
    due: "Due today",
    nobodys: "nobody’s",
    oldestFirst: "Waiting for contact, oldest first",
    toLookAt: "To look at",
    tested: (posts: number, origin: string) =>
      `In test mode, stored nowhere: ${number(posts)} from ${origin}`,
    more: (count: number, where: string) => `And ${number(count)} more: ${where}`,
    waitingFor: (reference: string, days: number) =>
      `${reference}, waiting for ${days <= 1 ? "a day" : `${days} days`}`,
    oldFacts: (count: number, days: number, oldest: string, names: readonly string[]) =>
      `${counted(count, "fact")} on the website not checked for over ${days} days, the oldest since ${oldest}: ${names.join(", ")}${count > names.length ? `, and ${number(count - names.length)} more` : ""}. To list them: npm run facts`,
    month: "The month before, in figures",
    factsLate: (reason: string) => `They were deployed unchecked, because: ${reason}`,
  },
  state: {
    cron: "Cron",
    firstRun: "runs for the first time",
    ranBefore: (minutes: number) =>
      `last ran ${minutes <= 1 ? "a minute" : `${number(minutes)} minutes`} before`,
    database: "Database",
    answers: (megabytes: number) => `answers, ${megabytes.toFixed(1)} MB`,
    mail: "Mail",
    webhook: "Webhook",
    heartbeat: "Heartbeat",
    works: "works",
    on: "on",
    off: "off",
    failing: (since: string, errors: string) => `failing since ${since}: ${errors}`,
  },
  alerts: {
    "webhook-failing": {
      subject: "The webhook fails",
      text: `It has failed for a day, or its secret is no base64. Leads are stored and mailed as usual, and events are tried on. Look at its receiver, and at: ${status}`,
    },
    "webhook-gone": {
      subject: "The webhook’s receiver wants no more events",
      text: "It answered 410, so nothing more is sent to this address. Set another WEBHOOK_URL, or an empty one to switch it off.",
    },
    "mail-failing": {
      subject: "Mails do not go out",
      text: `Leads are stored; mail is tried on. Look at the sending domain, at the confirmed address, and at: ${status}`,
    },
    "not-marked": {
      subject: "A mail may have come several times",
      text: `It was sent, or broke off, several times without its mark in the database. It is tried again once a day. Look at: ${status}`,
    },
    "dead-letter": {
      subject: "A queue message could not be read",
      text: "It is kept, and the desk’s page “Health” shows it. docs/trouble.md says what to do.",
    },
    "late-lead": {
      subject: "Leads were stored late",
      text: "The database did not answer for a while, so they waited on the queue. Nothing is lost; their own mails follow.",
    },
  },
};

function duration(hours: number, minutes: number): string {
  return [
    ...(hours === 0 ? [] : [hours === 1 ? "1 hour" : `${hours} hours`]),
    ...(minutes === 0 ? [] : [`${minutes} minutes`]),
  ].join(" ");
}
