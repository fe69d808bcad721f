/** All that the pages of signed links say, in English. */
export const english = {
  locale: "en-CA",
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
      ask: (reference: string) => `Erase ${reference} for good?`,
      effect:
        "Every answer of this one lead goes from the database, and nobody can bring it back. Other leads of the same person stay, and so do mails in your inbox.",
      button: "Erase for good",
      done: (reference: string) => `${reference} is erased`,
    },
  },
  /** How a lead stands, with its reference. */
  standing: {
    new: (reference: string) => `${reference} is a new lead and waits for contact.`,
    contacted: (reference: string) => `${reference} is marked as contacted.`,
    closed: (reference: string) => `${reference} is closed.`,
    suspect: (reference: string) => `${reference} is held back because it looks like spam.`,
    spam: (reference: string) => `${reference} is marked as spam.`,
  },
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
};

export type DeskWords = typeof english;
