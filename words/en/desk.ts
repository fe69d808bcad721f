const locale = "en-CA";
const counted = (count: number, noun: string) =>
  `${count.toLocaleString(locale)} ${noun}${count === 1 ? "" : "s"}`;

/** All that the desk and the pages of signed links say, in English. */
export const desk = {
  locale,
  actions: {
    contacted: {
      ask: (reference: string) => `Mark ${reference} as contacted?`,
      effect: "It leaves the list of leads that wait for you.",
      button: "Mark as contacted",
      done: (reference: string) => `${reference} is marked as contacted`,
    },
    closed: {
      ask: (reference: string) => `Close ${reference}?`,
      effect: "It is done with, and leaves the list of leads that wait for you. It stays stored.",
      button: "Close it",
      done: (reference: string) => `${reference} is closed`,
    },
    reopened: {
      ask: (reference: string) => `Make ${reference} a new lead again?`,
      effect: "It waits for contact again.",
      button: "Open it again",
      done: (reference: string) => `${reference} waits for contact again`,
    },
    released: {
      ask: (reference: string) => `Make ${reference} a lead?`,
      effect: "It is no spam: its own mail comes within two minutes, with every answer.",
      button: "Not spam",
      done: (reference: string) => `${reference} is a lead now`,
    },
    spam: {
      ask: (reference: string) => `Mark ${reference} as spam?`,
      effect: "It leaves your lists, sends no more mail, and is deleted like other spam.",
      button: "Mark as spam",
      done: (reference: string) => `${reference} is marked as spam`,
    },
    erased: {
      ask: (reference: string) => `Erase ${reference}?`,
      effect:
        "It goes from the database in a day. Until then you can take it back. Other leads of the same person stay, and so do mails in your inbox.",
      button: "Erase in a day",
      all: (count: number) => `Erase all ${count} versions in a day`,
      done: (reference: string) => `${reference} is erased in a day`,
    },
    restored: {
      ask: (reference: string) => `Keep ${reference} after all?`,
      effect: "It stays as it was before it was to be erased.",
      button: "Keep it after all",
      done: (reference: string) => `${reference} stays`,
    },
  },
  /** States of a lead, in a sentence with its reference. */
  states: {
    new: (reference: string) => `${reference} is a new lead and waits for contact.`,
    contacted: (reference: string) => `${reference} is marked as contacted.`,
    closed: (reference: string) => `${reference} is closed.`,
    suspect: (reference: string) => `${reference} is held back because it looks like spam.`,
    spam: (reference: string) => `${reference} is marked as spam.`,
    erasing: (reference: string) => `${reference} is about to be erased.`,
  },
  /** Tells the number of rows that go with a lead. */
  versions: (references: readonly string[]) =>
    references.length === 1
      ? "One version is stored."
      : `${references.length} versions are stored: ${references.join(", ")}.`,
  /** Why a link does nothing, and what to do instead. */
  refusals: {
    forged: {
      title: "This link is not one of ours",
      text: "It was cut short or changed on its way. Open it again from the mail itself; nothing was done.",
    },
    expired: {
      title: "This link is too old",
      text: "Links in mails work for 30 days. Nothing was done. A newer mail about the lead has a newer link.",
    },
    gone: {
      title: "This lead is no longer stored",
      text: "It was erased, or its time was over. There is nothing left to do.",
    },
    used: {
      title: "This link was used before",
      text: "Each link works once. Nothing was done now.",
    },
    unfit: {
      title: "There is nothing to do",
      text: "Nothing was done.",
    },
    unavailable: {
      title: "The database does not answer",
      text: "Open the link again in a minute: it shows whether anything was done.",
    },
  },
  when: (done: string, time: string) => `${done}: ${time}.`,
  offer: "Anything else?",
  notice:
    "This page belongs to a link in one of your mails. It shows the reference alone; the answers are in the mail.",
  /** Of the desk itself. */
  desk: {
    title: "Desk",
    skip: "To the content",
    navigation: "Desk",
    pages: { list: "Leads", month: "Month", health: "Health" },
    /** Before the signed-in address. */
    signedIn: (by: string) => `Signed in as ${by}`,
    refused: {
      title: "This sign-in opens no desk",
      text: "Sign in again at the address of the desk. If that does not help, ask whoever looks after the website.",
    },
    unreachable: {
      title: "Nobody can be signed in now",
      text: "The service that vouches for sign-ins does not answer. Mails and their links work on; try again in a minute.",
    },
    failed: {
      title: "The database does not answer",
      text: "Leads that arrive are kept, and mails go out again with it. Try again in a minute.",
    },
    foreign: {
      title: "This came from another page",
      text: "Nothing was done. Press the button on the desk itself.",
    },
    unknown: {
      title: "There is no such lead",
      text: "It was erased, its time was over, or the reference is another.",
    },
    back: "All leads",
  },
  list: {
    search: "Search",
    searchHint: "Name, phone, e-mail, reference, partner or words of the message",
    find: "Find",
    filters: "Filters",
    anyOf: "any",
    form: "Form",
    partner: "Partner",
    language: "Language",
    country: "Country of the phone",
    day: "Day or month",
    dayHint: "2026-11-23 or 2026-11",
    reset: "Clear all",
    states: {
      waiting: "Waiting",
      contacted: "Contacted",
      closed: "Closed",
      held: "Held as spam",
      erasing: "About to be erased",
      all: "All",
    },
    statesName: "States",
    caption: (count: number) => counted(count, "lead"),
    none: "No lead is like this.",
    /** With all leads of a view. */
    onAll: {
      erased: {
        open: "Erase all of these",
        effect: (count: number) =>
          `${counted(count, "lead")} held as spam, also on the other pages of this list, will be gone in a day. Until then you can take them back. At most 5,000 at once.`,
        button: (count: number) => `Erase ${counted(count, "lead")} in a day`,
      },
      restored: {
        open: "Keep all of these after all",
        effect: (count: number) =>
          `${counted(count, "lead")}, also on the other pages of this list, will be as before. At most 5,000 at once.`,
        button: (count: number) => `Keep ${counted(count, "lead")}`,
      },
    },
    columns: {
      reference: "Reference",
      name: "Name",
      what: "What",
      received: "Received",
      waits: "Waits for",
      state: "State",
    },
    pagesName: "Pages",
    newer: "Newer",
    older: "Older",
    pageOf: (page: number, pages: number) =>
      `Page ${page.toLocaleString(locale)} of ${pages.toLocaleString(locale)}`,
    export: "Take them with you",
    csv: "CSV for a spreadsheet",
    json: "JSON",
  },
  progress: {
    new: "Waiting",
    contacted: "Contacted",
    closed: "Closed",
    suspect: "Held",
    spam: "Spam",
    erasing: "About to be erased",
  },
  lead: {
    state: "State",
    since: (state: string, time: string) => `${state}, ${time}`,
    erasedAt: (time: string) => `About to be erased: for good on ${time}`,
    actions: "What to do",
    resend: "Send me its mail again",
    note: "Note",
    addNote: "Keep the note",
    answerIn: (language: string) => `They filled the form in ${language}.`,
    browserIn: (language: string) => `Their browser speaks ${language}.`,
    correct: "Correct an answer",
    correctThis: (label: string) => `Correct “${label}”`,
    question: "Question",
    choose: "Choose",
    newAnswer: (label: string) => `Right answer to “${label}”`,
    noAnswer: "no answer",
    save: "Keep the right answer",
    cancel: "Leave it",
    versions: "Versions",
    thisOne: "this one",
    history: "What happened",
    pending: "Not delivered yet",
    pendingLine: (channel: string, tries: number, due: string) =>
      `by ${channel}, ${counted(tries, "try").replace("trys", "tries")}, due ${due}`,
    failing: (since: string, error: string) => `failing since ${since}: ${error}`,
    copy: "Copy for the person",
    copyHint: "All that is stored about them, for a request for access.",
    copyJson: "The same as JSON",
    copyTitle: (name: string) => `What is stored about ${name}`,
    print: "Print this page, or save it as a PDF, with your browser.",
    said: {
      noted: "The note is kept.",
      resent: "Its mail goes out within two minutes.",
      corrected: "The answer is corrected.",
      nothing: "Nothing was changed: somebody was first, or it was so already. This is how it stands now.",
    },
    entry: {
      received: "received",
      mail: "told to you in a mail of its own",
      digest: "told to you in a digest",
      webhook: "posted to the webhook",
      "sent again": "sent again by the visitor",
      contacted: "contacted",
      closed: "closed",
      reopened: "opened again",
      released: "found to be no spam",
      spam: "marked as spam",
      erased: "erasure asked for",
      restored: "erasure taken back",
      noted: "note",
      corrected: "corrected",
      resent: "mail asked for again",
    },
    answered: (answer: string) => `answered: ${answer}`,
    changed: (label: string, from: string, to: string) => `“${label}”: ${from} → ${to}`,
    by: (who: string) => `by ${who}`,
    who: { link: "a link in a mail", command: "the command line", local: "this machine" },
  },
  month: {
    title: (month: string) => `Leads of ${month}`,
    earlier: "Month before",
    later: "Month after",
    these: "Show these leads",
    many: "Leads",
  },
  health: {
    title: "Health",
    leads: "Leads",
    leadsText: (all: number, lastDay: number) =>
      `${all.toLocaleString(locale)}, in the last 24 hours ${lastDay.toLocaleString(locale)}`,
    waiting: "Waiting for contact",
    suspects: "Held as spam",
    mails: "Mails in the last 24 hours",
    unsent: "Unsent",
    unsentBy: (channel: string) => `Unsent by ${channel}`,
    unsentText: (count: number, since: string) => `${count.toLocaleString(locale)}, due since ${since}`,
    lastCron: "Last cron",
    lastDaily: "Last daily mail",
    lastDigest: "Last digest",
    alerts: "Alerts in the last two days",
    database: "Database",
    megabytes: (size: number) => `${size.toFixed(1)} MB`,
    never: "none known",
    none: "none",
    deadLetters: "Dead letters",
    deadLettersText:
      "Messages of the queue that could not be stored. After a repair, let the worker take them once more.",
    noDeadLetters: "There are none.",
    replay: "Take it once more",
    replaying: "is taken once more within two minutes",
  },
};
