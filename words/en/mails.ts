const locale = "en-CA";
const number = (count: number) => count.toLocaleString(locale);
const date = (iso: string) =>
  new Date(iso).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }).replace(" ", "\u00a0");
const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;
const status = "npm run leads -- status";

/** The words of the e-mails, in English. */
export const mails = {
  locale,
  /** Between a label and its value, in one line. */
  colon: ": ",
  titles: { contact: "Contact message", request: "Assessment request" },
  /** In a line, after a name. */
  kinds: { contact: "contact message", request: "assessment request" },
  /** With the name in the place of the reference. */
  namedSubjects: {
    contact: (name: string) => `New message: ${name}`,
    request: (name: string) => `New assessment: ${name}`,
  },
  subjects: {
    contact: (reference: string) => `New contact message ${reference}`,
    request: (reference: string) => `New assessment request ${reference}`,
  },
  correctedSubjects: {
    contact: (reference: string) => `Corrected contact message ${reference}`,
    request: (reference: string) => `Corrected assessment request ${reference}`,
  },
  /** On links to the desk. */
  desk: { lead: "On the desk", waiting: "All waiting leads", held: "All held back" },
  from: "From",
  noName: "(no name)",
  unanswered: "They report that they got no reply.",
  refusesMail: "This address does not accept e-mail. Please call.",
  bounced: (where: string) => `Two e-mails with this message bounced, so read it here: ${where}`,
  pressContacted:
    "After you reply, press “Contacted”. The person’s page then shows when, and how if you use the desk.",
  wroteBefore: (count: number) => `Earlier messages: ${number(count)}.`,
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
    quebec:
      "Wants to live in Québec, which chooses by its own rules. This federal grid is for the rest of Canada.",
    verdict: (points: string, verdict: string, questions: number) =>
      `Federal Skilled Worker: ${points} of 100, ${verdict}; ${counted(questions, "question")} to ask`,
    grid: (asOf: string, passMark: number) =>
      `as of ${date(asOf)}, pass mark ${passMark}; an estimate from unverified answers`,
  },
  received: "Received",
  source: {
    phoneTyped: "Phone as typed",
    page: "Page",
    partner: "Partner",
    widget: "Widget",
    version: "Widget’s version",
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
  /** By how the country was found. */
  numberFrom: {
    visitor: (country: string) => `Number from ${country}.`,
    clock: (country: string) => `Number read as ${possessive(country)}, by their clock.`,
    form: (country: string) => `Number read as ${possessive(country)}, which the form showed.`,
  },
  numberAlso: (country: string, number: string) => `It could also be from ${country}: ${number}.`,
  /** An address such as аna@example.com, whose first letter is Cyrillic. */
  mixedAddress:
    "Some letters of the e-mail address may only look like the usual ones. Check the address with the person before you send anything.",
  /** Before the number that is stored is called: it may be a stranger's. */
  phoneDoubt: {
    unknown: (number: string) => `Write first: ${number} is not in use.`,
    atHome: (number: string, other: string, country: string) =>
      `Write first: ${number} may be a stranger’s. As a number from ${country}, it would be ${other}.`,
  },
  sent: (clock: string, zone: string, apart: string) => `Sent ${clock} ${zone}, ${apart}.`,
  sameClock: "the same as yours",
  ahead: (hours: number, minutes: number) => `${duration(hours, minutes)} ahead of you`,
  behind: (hours: number, minutes: number) => `${duration(hours, minutes)} behind you`,
  digestSubject: (leads: number, suspects: number) =>
    [
      ...(leads === 0 ? [] : [counted(leads, "new lead")]),
      ...(suspects === 0 ? [] : [`${number(suspects)} possible spam`]),
    ].join(", "),
  digest:
    "This e-mail lists leads that did not get an e-mail of their own or were sent again. Everything is stored.",
  moreWait: (count: number, where: string) =>
    `And ${number(count)} more, which the next e-mails will list. To see all: ${where}`,
  moreWaitThan: (count: number, where: string) =>
    `And more than ${number(count)} others, which the next e-mails will list. To see all: ${where}`,
  perhapsSpam: "Possible spam",
  suspects: "They are stored, and become leads when you press “Not spam”.",
  heldBack: "Held back because",
  signs: {
    honeypot: "a field that people do not see was filled in",
    "too fast": "it was sent faster than anyone types",
    content: "it reads like advertising",
  },
  lateSubject: (count: number) => `${counted(count, "lead")} not in the database yet`,
  late: "The database is not responding. These leads are waiting in the queue and will be reported again once they are stored. Until then, this e-mail is your only record of them.",
  actionsNotice:
    "Anyone who has this e-mail can use the small links for 30 days, without signing in. Each asks you to confirm.",
  actions: {
    contacted: "Contacted",
    closed: "Close",
    released: "Not spam",
    spam: "Spam",
    erased: "Erase",
  },
  daily: {
    subject: (waiting: number, fresh: number, suspects: number) =>
      `Daily: ${number(waiting)} to contact, ${number(fresh)} new, ${number(suspects)} possible spam`,
    given: "Given to a colleague",
    givenTo: (name: string, owner: string, by: string) => `${name}, to ${owner}, by ${by}`,
    urgent: "Starred, or with a deadline soon",
    newLeads: "New leads",
    unsent: "Unsent for over an hour",
    due: "Due today",
    nobodys: "unassigned",
    toContact: "To contact",
    toLookAt: "To look at",
    /** Without an origin: of pages that are no listed partner’s. */
    tested: (posts: number, origin: string) =>
      `In test mode, not stored: ${number(posts)} from ${origin || "pages that are not on your list of partners"}`,
    more: (count: number, where: string) => `And ${number(count)} more: ${where}`,
    pages: (count: number, names: readonly string[], desk: string) =>
      `${counted(count, "fact")} whose official page changed since it was read, or cannot be read: ${names.join(", ")}${count > names.length ? `, and ${number(count - names.length)} more` : ""}. See ${desk}`,
    register: (day: string) =>
      `Look up each licence in the public register again, and write the day into firm/facts.yaml (registerReadOn): the last look was on ${date(day)}`,
    oldFacts: (count: number, days: number, oldest: string, names: readonly string[]) =>
      `${counted(count, "fact")} on the website not checked for over ${days} days, the oldest since ${date(oldest)}: ${names.join(", ")}${count > names.length ? `, and ${number(count - names.length)} more` : ""}. To list them: npm run facts`,
  },
  practice: {
    stopped: (by: string, time: string) =>
      `The practice is stopped, and the forms refuse every message: ${by}, ${time}`,
    resumed: (by: string, time: string) => `The forms are open again: ${by}, ${time}`,
    byFile: (day: string) =>
      `firm/facts.yaml says that the practice has been stopped since ${date(day)}, so the forms refuse every message`,
  },
  state: {
    cron: "Scheduled task",
    firstRun: "running for the first time",
    ranBefore: (minutes: number) =>
      `last ran ${minutes <= 1 ? "a minute" : `${number(minutes)} minutes`} ago`,
    database: "Database",
    answers: (megabytes: number) => `responding, ${megabytes.toFixed(1)} MB`,
    mail: "E-mail",
    webhook: "Other software (webhook)",
    heartbeat: "Outside monitor (heartbeat)",
    works: "works",
    on: "on",
    off: "off",
    failing: (since: string, errors: string) => `failing since ${since}: ${errors}`,
  },
  alerts: {
    "webhook-failing": {
      subject: "The webhook is failing",
      text: `It has been failing for a day, or its secret is not valid base64. Leads are stored and e-mailed as usual, and events are still retried. Check its receiver, and run: ${status}`,
    },
    "webhook-gone": {
      subject: "The webhook’s receiver refuses further events",
      text: "It answered 410, so nothing more is sent to this address. Set another WEBHOOK_URL, or an empty one to switch it off.",
    },
    "mail-failing": {
      subject: "E-mails are not being sent",
      text: `Leads are stored, and e-mails are still retried. Check the sending domain and the confirmed address, and run: ${status}`,
    },
    "recipient-refused": {
      subject: "One of your addresses receives no e-mail",
      text: "The mail service refuses it, so e-mails go to your other addresses only. docs/operating.md explains what to do.",
    },
    "not-marked": {
      subject: "An e-mail may have been sent several times",
      text: `It was sent or interrupted several times without being marked as sent in the database. It is retried once a day. Run: ${status}`,
    },
    "dead-letter": {
      subject: "A queue message could not be read",
      text: "It is kept, and the desk’s page “Health” shows it. docs/trouble.md explains what to do.",
    },
    flood: {
      subject: "A flood of leads: look at the desk",
      text: "More leads have come in, from many different networks, than one digest can list. If this is an attack, you may hear of a real lead late while it lasts. All leads are on the desk.",
    },
    "database-60": {
      subject: "The database is 60% full",
      text: "Cloudflare limits it to 10 GB, after which leads wait on the queue and arrive by e-mail only. docs/trouble.md explains what to do.",
    },
    "database-80": {
      subject: "The database is 80% full",
      text: "Cloudflare limits it to 10 GB, after which leads wait on the queue and arrive by e-mail only. docs/trouble.md explains what to do now.",
    },
    "confirmations-paused": {
      subject: "Confirmations to visitors are paused for a day",
      text: "Too many addresses refused them, or someone marked one as spam. Leads arrive as usual. If they look made up, mark them as spam; docs/operating.md explains the limits.",
    },
    "late-lead": {
      subject: "Leads were stored late",
      text: "The database did not respond for a while, so they waited in the queue. Nothing is lost; their own e-mails follow.",
    },
  },
};

const possessive = (name: string) => (name.endsWith("s") ? `${name}’` : `${name}’s`);

function duration(hours: number, minutes: number): string {
  return [
    ...(hours === 0 ? [] : [hours === 1 ? "1 hour" : `${hours} hours`]),
    ...(minutes === 0 ? [] : [`${minutes} minutes`]),
  ].join(" ");
}
