const locale = "en-CA";
const counted = (count: number, noun: string) =>
  `${count.toLocaleString(locale)} ${noun}${count === 1 ? "" : "s"}`;

/** The words of the desk and of the pages of signed links, in English. */
export const desk = {
  locale,
  /** Pages of signed links. */
  links: {
    contacted: {
      ask: (reference: string) => `Mark ${reference} as contacted?`,
      effect: "It leaves the list of leads waiting for you.",
      button: "Mark as contacted",
      done: (reference: string) => `${reference} is marked as contacted`,
    },
    closed: {
      ask: (reference: string) => `Close ${reference}?`,
      effect: "It is finished, and leaves the list of leads waiting for you. It stays stored.",
      button: "Close it",
      done: (reference: string) => `${reference} is closed`,
    },
    reopened: {
      ask: (reference: string) => `Make ${reference} a new lead again?`,
      effect: "It will be waiting for contact again.",
      button: "Open it again",
      done: (reference: string) => `${reference} is waiting for contact again`,
    },
    released: {
      ask: (reference: string) => `Make ${reference} a lead?`,
      effect: "It is not spam: its own e-mail, with every answer, comes within two minutes.",
      button: "Not spam",
      done: (reference: string) => `${reference} is a lead now`,
    },
    spam: {
      ask: (reference: string) => `Mark ${reference} as spam?`,
      effect:
        "It disappears from your lists, you get no more e-mail about it, and it is deleted like other spam.",
      button: "Mark as spam",
      done: (reference: string) => `${reference} is marked as spam`,
    },
    erased: {
      ask: (reference: string) => `Erase ${reference}?`,
      effect:
        "It will be deleted from the database in a day. Until then you can undo this. Other leads from the same person stay, and so do the e-mails in your inbox.",
      button: "Erase in a day",
      all: (count: number) => `Erase all ${count} versions in a day`,
      done: (reference: string) => `${reference} will be erased in a day`,
    },
    restored: {
      ask: (reference: string) => `Keep ${reference} after all?`,
      effect: "It stays as it was before you asked to erase it.",
      button: "Keep it after all",
      done: (reference: string) => `${reference} stays`,
    },
  },
  /** States of a lead, in a sentence with its reference. */
  states: {
    new: (reference: string) => `${reference} is a new lead and is waiting for contact.`,
    contacted: (reference: string) => `${reference} is marked as contacted.`,
    closed: (reference: string) => `${reference} is closed.`,
    suspect: (reference: string) => `${reference} is held back because it looks like spam.`,
    spam: (reference: string) => `${reference} is marked as spam.`,
    erasing: (reference: string) => `${reference} is about to be erased.`,
  },
  /** The number of rows that belong to a lead. */
  versions: (references: readonly string[]) =>
    references.length === 1
      ? "One version is stored."
      : `${references.length} versions are stored: ${references.join(", ")}.`,
  /** Why a link does nothing, and what to do instead. */
  refusals: {
    forged: {
      title: "This link is not one of ours",
      text: "It was cut short or changed on its way. Open it again from the e-mail itself; nothing was done.",
    },
    expired: {
      title: "This link is too old",
      text: "Links in e-mails work for 30 days. Nothing was done. A newer e-mail about the lead has a newer link.",
    },
    gone: {
      title: "This lead is no longer stored",
      text: "It was erased, or its retention period was over. There is nothing left to do.",
    },
    used: {
      title: "This link has already been used",
      text: "Each link works once. Nothing was done this time.",
    },
    unfit: {
      title: "There is nothing to do",
      text: "Nothing was done.",
    },
    unavailable: {
      title: "The database is not responding",
      text: "Open the link again in a minute. It shows whether anything was done.",
    },
  },
  // English times end in "p.m.".
  when: (done: string, time: string) => `${done}: ${time.replace(/\.$/, "")}.`,
  offer: "Anything else?",
  notice:
    "This page belongs to a link in one of your e-mails. It shows only the reference; the answers are in the e-mail.",
  /** Addresses for people who cannot sign in. */
  addresses: {
    calendar: "Due days in your calendar",
    calendarText:
      "Subscribe to this address in a calendar app. It shows the reference of each lead on its day, and nothing else about it.",
    partners: "A partner’s own numbers",
    partnersText:
      "Anyone with such an address sees how many leads came with the partner’s code, but no people and no outcomes. Numbers under five are shown as 1–4.",
    code: "Partner code",
    open: "Create an address",
    renew: "Replace this address",
    revoke: "Revoke it",
    refused: "Use at most 64 lower-case letters, digits and hyphens.",
  },
  /** Of the page for a partner. */
  numbers: {
    title: (code: string) => `Leads with the code ${code}`,
    text: "From the last twelve months. Numbers under five are shown as 1–4.",
    empty: "No leads yet.",
    none: "not known",
    titles: {
      month: "Month",
      page: "Page",
      campaign: "Campaign",
      form: "Form",
      widget: "Element",
      version: "Version of the element",
    },
  },
  /** Of the desk itself. */
  desk: {
    title: "Desk",
    skip: "Skip to content",
    navigation: "Desk",
    pages: {
      list: "Leads",
      new: "New lead",
      month: "Month",
      links: "Links",
      health: "Health",
    },
    /** On a local product, where two people can be tried on one machine. */
    youAre: "On this machine you are",
    changeReader: "Change",
    /** Before the signed-in address. */
    signedIn: (by: string) => `Signed in as ${by}`,
    refused: {
      title: "This sign-in has no access to the desk",
      text: "Sign in again at the address of the desk. If that does not help, ask the person who looks after the website.",
    },
    unreachable: {
      title: "Signing in is not possible right now",
      text: "The service that verifies sign-ins is not responding. E-mails and their links still work; try again in a minute.",
    },
    failed: {
      title: "The database is not responding",
      text: "Leads that arrive are kept, and e-mails go out once it responds. Try again in a minute.",
    },
    foreign: {
      title: "This came from another page",
      text: "Nothing was done. Press the button on the desk itself.",
    },
    unknown: {
      title: "There is no such lead",
      text: "It was erased, its retention period was over, or the reference is wrong.",
    },
    back: "All leads",
    again:
      "Your session had ended, so nothing was done. You are signed in again; please try once more. What you typed is still on the previous page (press Back), unless your browser has discarded it.",
    notKept: "Not done",
  },
  /**
   * What can be done with a lead: its button, the line that confirms it on the next page, and its entry in
   * the history.
   */
  steps: {
    contacted: { button: "Contacted", done: "Contacted", entry: "contacted" },
    closed: { button: "Close", done: "Closed", entry: "closed" },
    reopened: { button: "Open again", done: "Open again", entry: "opened again" },
    released: { button: "Not spam", done: "Not spam, its e-mail is on its way", entry: "marked as not spam" },
    spam: { button: "Spam", done: "Spam", entry: "marked as spam" },
    erased: { button: "Erase in a day", done: "Will be erased in a day", entry: "erasure requested" },
    restored: { button: "Keep after all", done: "Kept", entry: "erasure cancelled" },
    starred: { button: "Star", done: "Starred", entry: "starred" },
    unstarred: { button: "Remove the star", done: "No star now", entry: "star removed" },
    mine: { button: "Mine", done: "Yours now", entry: "taken" },
    unowned: { button: "Give back", done: "Given back", entry: "given back" },
    planned: { button: "Save this day", done: "Day saved", entry: "follow-up day" },
    outcome: { button: "Save the outcome", done: "Outcome saved", entry: "outcome" },
    "conflict-checked": {
      button: "Conflict of interest checked",
      done: "Conflict of interest checked",
      entry: "conflict of interest checked",
    },
    "agreement-sent": { button: "Agreement sent", done: "Agreement sent", entry: "agreement sent" },
    "agreement-signed": { button: "Agreement signed", done: "Agreement signed", entry: "agreement signed" },
    "handed-over": { button: "Handed over", done: "Handed over", entry: "handed over" },
    noted: { button: "Save the note", done: "Note saved", entry: "note" },
    resent: {
      button: "Send me its e-mail again",
      done: "Its e-mail goes out within two minutes",
      entry: "e-mail requested again",
    },
    corrected: { button: "Save the correct answer", done: "Corrected", entry: "corrected" },
  },
  /** What a press that is no step has done, or why one changed nothing. */
  results: {
    nothing: "Nothing changed: somebody else was faster, or it had already been done",
    unchosen: "Select a lead first",
    drafted: "Text ready to open",
    typed: "Lead saved",
    opened: "New address created",
    revoked: "Address revoked",
    replayed: "Will be processed again within two minutes",
  },
  /** Questions in the consultant's voice, where visitors read another. */
  labels: {
    body: "Message",
    age: "Age",
    cityOfResidence: "City",
    educationLevel: "Education",
    postSecondaryCanada: "Studied in Canada after secondary school",
    eca: "Educational credential assessment",
    jobTitle: "Job title",
    otherJobTitle: "Other job titles",
    dependent: "Dependents under 21",
    dependentAge: "Ages of dependents",
    province: "Preferred province or territory",
    additional: "Message",
  },
  outcomes: {
    retained: "retained",
    elsewhere: "went elsewhere",
    "no-answer": "no answer",
    "not-for-us": "not for us",
    "no-program": "no program open",
  },
  ways: { phone: "by phone", email: "by e-mail", chat: "by WhatsApp" },
  list: {
    search: "Search",
    searchHint: "Name, phone, e-mail, reference, partner or words of the message",
    find: "Find",
    filters: "Filters",
    anyOf: "any",
    form: "Form",
    partner: "Partner’s code",
    owner: "Owner",
    campaign: "Campaign",
    language: "Language",
    country: "Country of the phone",
    day: "Day",
    reset: "Clear all",
    states: {
      waiting: "Waiting",
      due: "Due",
      mine: "Mine",
      contacted: "Contacted",
      closed: "Closed",
      held: "Held",
      spam: "Spam",
      erasing: "About to be erased",
      all: "All",
    },
    statesName: "States",
    caption: (count: number) => counted(count, "lead"),
    found: (query: string) => `“${query}”`,
    done: (what: string, count: number) => (count === 0 ? what : `${what}: ${counted(count, "lead")}`),
    none: "No lead matches. Look in All, or clear the search.",
    empty: {
      waiting: "Nobody is waiting. New leads appear here, and arrive by e-mail.",
      due: "Nothing is due today. A lead appears here on the day set on its page.",
      mine: "You have not taken any leads. Select some under Waiting and press Mine.",
      contacted: "No contacted lead is still open: all are closed or waiting.",
      closed: "No lead is closed yet.",
      held: "Nothing looks like spam.",
      spam: "Nothing is marked as spam.",
      erasing: "Nothing is about to be erased.",
      all: "There is no lead yet.",
    },
    choose: (name: string) => `Select ${name}`,
    chooseAll: (count: number) =>
      count === 1 ? "Select the lead on this page" : `Select all ${count} on this page`,
    chooseNone: "Clear selection",
    wroteBefore: (count: number) => (count === 1 ? "wrote before" : `wrote ${count} times before`),
    starred: "★ starred",
    /** Before a day that the person names in their message. */
    deadline: (day: string) => `mentions ${day}`,
    rests: (time: string) => `no follow-up for ${time}`,
    withChosen: "With the selected leads",
    waits: (time: string) => `waiting ${time}`,
    unanswered: "reports no reply",
    /** With all leads of a view. */
    onAll: {
      erased: {
        open: "Erase all of these",
        effect: (count: number) =>
          `${counted(count, "lead")}, also on the other pages of this list, will be gone in a day. Until then you can undo this. At most 5,000 at once.`,
        button: (count: number) => `Erase ${counted(count, "lead")} in a day`,
      },
      restored: {
        open: "Keep all of these after all",
        effect: (count: number) =>
          `${counted(count, "lead")}, also on the other pages of this list, will be as before. At most 5,000 at once.`,
        button: (count: number) => `Keep ${counted(count, "lead")}`,
      },
      spam: {
        open: "All of these are spam",
        effect: (count: number) =>
          `${counted(count, "lead")}, also on the other pages of this list, will be marked as spam. To undo this, look under Spam with the same filter. At most 5,000 at once.`,
        button: (count: number) => `Mark ${counted(count, "lead")} as spam`,
      },
      released: {
        open: "None of these is spam",
        effect: (count: number) =>
          `${counted(count, "lead")}, also on the other pages of this list, will be waiting for you as before, and you will be notified of them again. At most 5,000 at once.`,
        button: (count: number) => `Take back ${counted(count, "lead")}`,
      },
    },
    columns: {
      choose: "Select",
      name: "Name",
      what: "What they want",
      waits: "Since",
      whose: "Owner and day",
    },
    pagesName: "Pages",
    before: "Previous page",
    after: "Next page",
    pageOf: (page: number, pages: number) =>
      `Page ${page.toLocaleString(locale)} of ${pages.toLocaleString(locale)}`,
    export: "Export",
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
    erasedAt: (time: string) => `About to be erased: permanently on ${time}`,
    actions: "What to do",
    /** Before a day. */
    next: (day: string) => `follow up on ${day}`,
    nextOn: "Follow up on",
    comeBack: "Follow up on",
    noDay: "Choose a day of this year or the next, or none.",
    outcome: "Outcome",
    noOutcome: "no outcome",
    how: "How",
    /** The choice of it, before it is made: room is short there. */
    howAsked: "how?",
    anyhow: "not specified",
    nextLead: "Next:",
    toList: "Back to my list",
    notChanged: (label: string) => `Not changed: ${label}`,
    changedMeanwhile: (now: string) =>
      `Somebody has changed this since you opened the page. Now it is: ${now}`,
    meanwhile: (entries: string) => `Since you opened the page: ${entries}`,
    unanswered: (time: string) => `They report that they got no reply: ${time}`,
    alsoOpen: (who: string, since: string) => `Opened by ${who}, ${since}`,
    card: "Save the contact",
    others: "Other leads of this person",
    papers: "Documents",
    prints: { agreement: "Agreement, filled in", file: "For the client’s file", copy: "Copy for the person" },
    conflictSearch: "Before an agreement: look for the person among all leads",
    keeping:
      "The six-year retention period applies to the client’s file. Leads here are erased after the number of days in the privacy notice.",
    fileTitle: (name: string) => `${name}, for the client’s file`,
    reply: "Answer",
    replyText: "Text, which you can edit",
    finalText: "Text that the links below open",
    inEnglish: "In English:",
    useText: "Use this text",
    changeText: "Change it",
    copyText: "This text is too long for a link. Copy it, open the link, and paste it there.",
    note: "Note",
    person: "Who wrote",
    answerIn: (language: string) => `They filled in the form in ${language}.`,
    browserIn: (language: string) => `Their browser’s language is ${language}.`,
    correct: "Correct an answer",
    correctThis: (label: string) => `Correct “${label}”`,
    choose: "Choose",
    newAnswer: (label: string) => `Correct answer to “${label}”`,
    noAnswer: "no answer",
    cancel: "Leave it as it is",
    versions: "Versions",
    thisOne: "this one",
    history: "What happened",
    pending: "Not delivered yet",
    pendingLine: (channel: string, tries: number, due: string) =>
      `by ${channel}, ${counted(tries, "try").replace("trys", "tries")}, due ${due}`,
    failing: (since: string, error: string) => `failing since ${since}: ${error}`,
    copyJson: "The same as JSON",
    copyTitle: (name: string) => `What is stored about ${name}`,
    print: "Print this page, or save it as a PDF, with your browser.",
    entry: {
      received: "received",
      mail: "sent to you in its own e-mail",
      digest: "sent to you in a digest",
      webhook: "sent to the webhook",
      bounced: "its e-mail bounced: it goes into the next digest",
      confirmed: "confirmed to the visitor by e-mail",
      unconfirmed: "not confirmed by e-mail: the address had a confirmation within a day",
      "refuses-mail": "the visitor’s address does not accept e-mail: call",
      "sent again": "sent again by the visitor",
      unanswered: "reported that they got no reply",
      typed: "typed in",
      drafted: "answer prepared",
    },
    /** What e-mail service and webhook answered, for the helper. */
    technical: "Technical",
    changed: (label: string, from: string, to: string) => `“${label}”: ${from} → ${to}`,
    by: (who: string) => `by ${who}`,
    who: {
      link: "a link in an e-mail",
      command: "the command line",
      local: "this machine",
      visitor: "the visitor",
    },
  },
  newLead: {
    title: "New lead",
    hint: "Enter who called or came in: a name, and a phone number or an e-mail address. The lead will be assigned to you.",
    language: "Language they speak",
    source: "How they reached us",
    sources: { called: "called", "came-in": "came in", referred: "referred by" },
    referrer: "Referred by",
    spoken: "I have just spoken with them",
    save: "Save the lead",
  },
  agreement: {
    licensee: "Licensed person",
    choose: "Choose who advises",
    show: "Fill in",
    draft: "Draft: the licensed person has not approved this text yet.",
  },
  month: {
    title: (month: string) => `Leads of ${month}`,
    earlier: "Previous month",
    later: "Next month",
    showLeads: "Show these leads",
    empty: "Nobody wrote in this month.",
    sentence: (leads: number, inTime: number, median: string | undefined) =>
      `${leads === 1 ? "One person" : `${leads.toLocaleString(locale)} people`} wrote; ${inTime.toLocaleString(locale)} of them ${inTime === 1 ? "was" : "were"} contacted within a day${median === undefined ? "; at least half of them are still waiting" : median && `, half of all within ${median}`}.`,
    many: "Leads",
    inTime: "Contacted within a day",
    notHalf: "not yet half",
    released: "Held back, then released",
    confirmed: "Spam, confirmed",
    undecided: "Held back, undecided",
    table: "Where leads came from, and who worked on them",
    contacted: "Contacted",
    retained: "Retained",
    median: "Half of them within",
    sources: "Where they came from",
    people: "By person",
    kinds: { own: "our own pages", hand: "typed in by hand" },
    others: "others",
  },
  health: {
    title: "Health",
    leads: "Leads",
    leadsText: (all: number, lastDay: number) =>
      `${all.toLocaleString(locale)}, ${lastDay.toLocaleString(locale)} of them in the last 24 hours`,
    waiting: "Waiting for contact",
    suspects: "Held as possible spam",
    mails: "E-mails sent in the last 24 hours",
    unsent: "Waiting to be sent",
    unsentBy: (channel: string) => `Not yet sent by ${channel}`,
    unsentText: (count: number, since: string) => `${count.toLocaleString(locale)}, due since ${since}`,
    lastCron: "Last scheduled run",
    lastDaily: "Last daily e-mail",
    lastDigest: "Last e-mail that listed several leads",
    confirmations: "Confirmations to visitors",
    pausedUntil: (time: string) => `paused until ${time}: too many were refused, or one was marked as spam`,
    alerts: "Alerts in the last two days",
    database: "Size of the database",
    megabytes: (size: number) => `${size.toFixed(1)} MB`,
    never: "none yet",
    none: "none",
    deadLetters: "Messages that could not be stored",
    deadLettersText:
      "They are kept here. Once the cause has been repaired (docs/trouble.md), process them again.",
    noDeadLetters: "There are none.",
    replay: "Process again",
    replaying: "will be processed again within two minutes",
  },
};
