import type { RefusalValues, Words } from "#lead/words.ts";

export const form: Words["form"] = {
  language: "en",
  quote: (text) => `“${text}”`,
  noChoice: "Please make a selection",
  effort: (required) =>
    `It is free, and you need no account. It takes about 7 minutes for one person, 10 for a couple. Only ${required} questions are required.`,
  forOthers:
    "For your child, parent or employee? Answer as that person would, but give your own e\u2011mail address and phone number. Tell us about another person only if they agree.",
  othersAgree: "Tell us about another person only if they agree.",
  allRequired: "Every question needs an answer.",
  part: (at, count) => `Part ${at} of ${count}`,
  terms: "In official terms",
  optional: " (optional)",
  condition: (answers, question) => `Only if you answered ${answers.join(" or ")} to ${question}:`,
  leaveEmpty: "Leave this empty",
  phoneCountry: "Phone number country",
  phoneCountries: { CA: "Canada", ZZ: "International" },
  didYouMean: (email) => `Did you mean ${email}?`,
  replyTo: "We will reply to: ",
  readAs: (text) => `We will record this as ${text}.`,
  writeInstead: "Send us a message instead",
  questionsFollow: (count, section) => `${count} short questions follow near the end, under “${section}”.`,
  questionsGone: (section) => `The questions under “${section}” are no longer needed.`,
  beginWith: "Begin with:",
  beginnings: ["I am in Canada until …", "I was refused …", "I have to answer a letter by …"],
  sending: "Message sending... Please wait",
  connectionLost:
    "Not sent yet: the connection was lost. Your answers are kept. Please send them again; they will count only once.",
  notSent:
    "Not sent yet: something on this page did not work. Your answers are kept. Please send them again; they will count only once.",
  test: "Test: nothing is sent to anyone.",
  noClearAnswer:
    "This may not have been sent: we do not know whether your message arrived. Your answers are kept. Please send them again; they will count only once.",
  sendAgain: (country) => `${country}. Please send again.`,
  lookAgain: "Please check this answer again.",
  wrongAnswers: (count) => (count === 1 ? "Please correct one answer." : `Please correct ${count} answers.`),
  reference: "Your reference: ",
  another: "Write another",
  sent: "Thank you. It has been sent. ",
  newTab: " (new tab)",
};

export const keeping: Words["keeping"] = {
  heading: "Keep my answers",
  offer: (days) => `Keep my answers on this device for ${days} days`,
  kept: (day) => `Kept on this device until ${day}.`,
  forget: "Delete them from this device",
  deleted: "Your answers are deleted from this device.",
  found: (day) => `Your answers are kept on this device until ${day}.`,
  resume: "Continue with them",
  open: "Open a file with my answers",
  wrote: (time) => `You wrote at ${time}: has anyone read it?`,
};

export const contact: Words["contact"] = {
  heading: "Contact us",
  submitLabel: "Send message",
  successMessage: (by) =>
    `Thank you. Your message has been sent. ${firm.advisers[by]} will write or call to say whether we can help.`,
  sections: {},
  fields: {
    fullName: { label: "Full name" },
    phone: {
      label: "Phone",
      hint: "Not a Canadian number? Choose its country first, for example India (+91), or begin with +.",
    },
    email: { label: "E-mail" },
    body: { label: "Your message" },
  },
};

const education = {
  "Less than secondary": "Less than secondary",
  "Secondary school": "Secondary school",
  "Diploma/Certificate one year": "Diploma/Certificate one year",
  "Diploma/Certificate two year": "Diploma/Certificate two year",
  Bachelors: "Bachelors",
  Masters: "Masters",
  "PhD/Doctorate": "PhD/Doctorate",
  "More than two secondary designations": "More than two secondary designations",
};
const level = {
  None: "None",
  Beginner: "Beginner",
  Intermediate: "Intermediate",
  Advanced: "Advanced",
};
const years = {
  None: "None",
  "1 year": "1 year",
  "2 year": "2 year",
  "3 year": "3 year",
  "4 year": "4 year",
  "5 year": "5 year",
  "5+ year": "5+ year",
};
const yesNo = {
  Yes: "Yes",
  No: "No",
};
const status = {
  Married: "Married",
  "Single/Never Married": "Single/Never Married",
  Divorced: "Divorced",
  Separated: "Separated",
  "Common-law relationship": "Common-law relationship",
  Widow: "Widow",
};

export const assessment: Words["assessment"] = {
  heading: "Free assessment",
  submitLabel: "Send my assessment",
  successMessage: (by) =>
    `Thank you. Your answers have been sent. ${firm.advisers[by]} will write or call to say whether we can help.`,
  sections: {
    you: "You",
    education: "Education",
    languages: "Languages",
    work: "Work",
    family: "Family and Canada",
    spouse: "Your spouse or partner",
    rest: "Anything else",
  },
  fields: {
    firstName: { label: "First name" },
    lastName: { label: "Last name" },
    email: { label: "E-mail" },
    phone: {
      label: "Phone",
      hint: "Not a Canadian number? Choose its country first, for example India (+91), or begin with +.",
    },
    age: {
      label: "Your age",
      hint: "For people aged 16 or over. For a younger child, send us a message instead.",
    },
    status: {
      label: "Marital status",
      hint: "Common-law: a couple living together for a year or more.",
      options: status,
    },
    cityOfResidence: { label: "City you live in now" },
    citizenship: { label: "Country of citizenship" },
    educationLevel: {
      label: "Highest level of education",
      hint: "The highest level you have finished. A certificate that ends school, such as WASSCE or A-levels, is secondary school. Bachelors: a university degree of three years or more (licence, licenciatura). The last answer: more than two diplomas or degrees after secondary school.",
      options: education,
    },
    fieldOfStudy: { label: "Field of study", hint: "For example nursing, accounting or welding." },
    postSecondaryCanada: {
      label: "Did you study after secondary school in Canada?",
      hint: "At a college, university or trade school.",
      options: yesNo,
    },
    eca: {
      label: "Do you have an educational credential assessment?",
      hint: "A paid report, for example from WES, on a diploma from outside Canada. Most people do not have one yet: No is fine.",
      options: yesNo,
    },
    englishLevel: {
      label: "English level",
      hint: "Beginner: simple words. Intermediate: I manage at work. Advanced: I could study in it. A test result can go in the last field.",
      terms:
        "In Canadian Language Benchmarks (CLB), Beginner is 1 to 4, Intermediate 5 to 8, Advanced 9 or more. For French the same scale is called NCLC.",
      options: level,
    },
    frenchLevel: {
      label: "French level",
      hint: "Choose None if you do not speak it.",
      options: level,
    },
    skilledWorkOutside: {
      label: "Years of skilled work outside Canada",
      hint: "Whole years, in jobs that need training: nurse, welder, cook, accountant, manager. Not sure? Include it; we will check.",
      terms: "Skilled means TEER 0, 1, 2 or 3 in Canada’s official list of jobs, the NOC.",
    },
    jobTitle: { label: "Your job title", hint: "In your own words." },
    otherJobTitle: { label: "Other job titles you have had", hint: "From the last ten years." },
    workExpCanada: {
      label: "Work experience in Canada",
      hint: "Paid work that you were allowed to do.",
      options: years,
    },
    dependent: {
      label: "Do you have dependents under 21?",
      hint: "Children who depend on your support.",
      options: yesNo,
    },
    dependentAge: { label: "Ages of your dependents", hint: "For example 3, 7" },
    relativeCanada: { label: "Relatives in Canada", hint: "For example a sister or an uncle." },
    province: {
      label: "Province or territory you would like to live in",
      hint: "Leave it empty if you have no preference. Québec selects immigrants under its own rules.",
    },
    spouseFirstName: { label: "Spouse’s first name" },
    spouseLastName: { label: "Spouse’s last name" },
    spouseAge: { label: "Spouse’s age" },
    spouseEnglishLevel: { label: "Spouse’s English level", options: level },
    spouseFrenchLevel: { label: "Spouse’s French level", options: level },
    spouseEducationLevel: { label: "Spouse’s highest level of education", options: education },
    spouseWorkExpCanada: { label: "Spouse’s work experience in Canada", options: years },
    spouseWorkOutsideExpCanada: { label: "Spouse’s work experience outside Canada", options: years },
    additional: {
      label: "Anything else we should know",
      hint: "For example a refusal, a deadline or a question.",
    },
  },
};

export const element: Words["element"] = {
  failure: "This form could not load. Please try again.",
  hosted: "Open it in a new tab",
  close: "Close",
  ownForm: "Open this form on our own site, where you can keep your answers",
};

export const firm: Words["firm"] = {
  advisers: {
    consultant: "A licensed Canadian immigration consultant",
    lawyer: "A Canadian lawyer",
    notary: "A Québec notary",
    professional: "A professional licensed in Canada",
  },
  licenceClasses: {
    RCIC: "RCIC",
    "RCIC-IRB": "RCIC-IRB",
    RISIA: "RISIA",
    lawyer: "lawyer",
    avocate: "lawyer",
    paralegal: "paralegal",
    notary: "notary",
  },
  licenceNumber: (number) => `${number.includes(",") ? "Licences" : "Licence"} ${number}`,
  holder: (name, title) => `${name}, ${title}`,
  licensed: (holder, number) => `${holder}, licence ${number}`,
  regulators: {
    "Law Society of Manitoba": "Law Society of Manitoba",
    "Law Society of New Brunswick": "Law Society of New Brunswick",
    "Law Society of Ontario": "Law Society of Ontario",
  },
  membership: (regulator, number) => `${regulator}, no. ${number}`,
  member: (holder, membership) => `${holder}, ${membership}`,
  licence: (everyone) => `${everyone.join("; ")}. Public register: `,
  stopped: (firm, by, several) =>
    `${firm} is not accepting messages or giving advice at the moment, so please ${by === "consultant" ? "look for a licensed consultant in the College’s public register." : `look in the public ${several ? "registers" : "register"} for someone else who may advise you.`}`,
  keptFor: (days) => (days > 0 ? `for ${days} days` : "until you ask us to erase it"),
  storedIn: { unknown: "perhaps outside Canada", us: "in the United States", eu: "in the European Union" },
  privacy: (kept, where, by, languages) =>
    `${firm.advisers[by]} reads this to see if we can help${languages && `, and replies in ${languages}`}. Our hosting company, Cloudflare, stores it, ${where}, ${kept}. More: `,
  quebec: (firm, names) =>
    names
      ? `${names}: recognized by Québec’s ministry of immigration, the MIFI.`
      : `Nobody at ${firm} is recognized by Québec’s ministry of immigration, the MIFI, so we do not work on files for Québec’s programs.`,
  quebecMembers: (names) =>
    `${names}: members of the Barreau du Québec or of the Chambre des notaires du Québec.`,
  siteLanguages: { en: "English", fr: "French" },
  or: " or ",
  taxes: { included: "taxes included", extra: "plus taxes" },
  privacyLink: "Privacy notice",
  accessibilityLink: "Accessibility",
};

export const receipt: Words["receipt"] = {
  offer: "Keep a receipt",
  received: { contact: "We have your message", request: "We have your assessment" },
  title: (firm) => `Receipt from ${firm}`,
  reference: "Your reference",
  keep: "Print this page or write down the reference. Quote it when you call or write to us again.",
  nextHeading: "What happens next",
  away: (from, until) =>
    `We are closed from ${from} to ${until}. Anything you send in the meantime will be read when we are back, and our reply time starts then.`,
  answered: ({ of, answered, days }) =>
    `Of the last ${of} people who wrote to us, we answered ${answered} ${days === 1 ? "by the next business day" : `within ${days} business days`}.`,
  replyBy(days) {
    if (days === undefined)
      return "We cannot promise a date. If it becomes urgent, call or write to us, and give your reference.";
    return days === 1
      ? "You will hear from us by the next business day."
      : `You will hear from us within ${days} business days.`;
  },
  steps: (reply, by, languages) => [
    `${firm.advisers[by]} reads every line. If something is missing, we will ask you.`,
    `We reply${languages && ` in ${languages}`} by e\u2011mail or phone, and tell you whether we can help. ${reply}`,
    "For advice on your case, we invite you to a consultation. You first get a written agreement with the price, and then you decide. No one can promise you a visa.",
  ],
  booking: "Book a consultation online",
  notes: ({ email, phone, profession, hasConsultant }) => [
    `${profession === "consultant" ? "No licensed consultant should ask you for money before you have a written agreement." : "We do not ask for money before you have a written agreement."} If someone does so in our name, do not pay, and tell us.`,
    ...(hasConsultant
      ? [
          "If a licensed consultant’s dishonest act costs you money, you may be eligible for compensation from the fund of the College, which licenses consultants.",
        ]
      : []),
    `To have what you sent corrected or erased, or to withdraw your consent, write to ${email} or call ${phone}, and give your reference.`,
  ],
  question: "Has anyone read it?",
  openPage: "Open your page: has anyone read it?",
  copyLink: "Copy link",
  copied: "Link copied",
  print: "Print or save",
  share: "Share",
  hide: "Hide",
};

export const followUp: Words["followUp"] = {
  arrived: "Arrived",
  read: "Read",
  answered: "Answered",
  ways: { phone: "Answered by phone", email: "Answered by e\u2011mail", chat: "Answered by WhatsApp" },
  unanswered: "You told us that you had not heard from us",
  ahead: { read: "We will read it", answered: "We will reply", time: "The time will appear here" },
  promised: (day) => `You will hear from us by ${day}.`,
  news: {
    read: (day) => `We read it on ${day}`,
    answered: (day) => `We replied to you on ${day}`,
    phone: (day) => `We called you on ${day}`,
    email: (day) => `We wrote to you by e\u2011mail on ${day}`,
    chat: (day) => `We wrote to you on WhatsApp on ${day}`,
    unanswered: (day) => `You told us on ${day} that you had not heard from us`,
  },
  cities: {
    St_Johns: "St. John’s",
    Sao_Paulo: "São Paulo",
    Mexico_City: "Mexico City",
    Moscow: "Moscow",
  },
  spam: "Our e\u2011mail may be in your spam folder, so please look there too.",
  again:
    "If you have not had an e\u2011mail, a call or a message from us, please let us know here. Once is enough: we will put your message back in line.",
  nobody: "Nobody has written to me",
};

export const reply: Words["reply"] = {
  subject: { contact: "Your message", request: "Your assessment" },
  opening: {
    contact: (firm, reference) =>
      `Hello, this is ${firm}. Thank you for your message; its reference is ${reference}.`,
    request: (firm, reference) =>
      `Hello, this is ${firm}. Thank you for your assessment; its reference is ${reference}.`,
  },
  ask: "Please tell us more about:",
  rest: (language) => `The rest is in ${language}:`,
};

const phoneExample = "for example +1\u00a0416\u2011555\u20110123";
const checkNumber = ({ hasCode }: RefusalValues) =>
  hasCode
    ? "Please check its digits and its country."
    : "Please check its digits, choose its country, or begin with + and the country code.";
const range = ({ min, max }: RefusalValues) => `a whole number from ${min} to ${max}`;

export const refusals: Words["refusals"] = {
  reasons: {
    tooOften:
      "Many people are sending from this connection, so please wait a minute and send the form again.",
    notJson: "Please send the form as JSON in UTF-8, with the content type application/json.",
    withoutToken: "Please reload the page and send the form again.",
    malformed: "Please send the form as one complete JSON object in UTF-8.",
    incomplete: "The form did not arrive completely, so please send it again.",
    brokenPage: "The form did not arrive completely, so please go back and send it again.",
    tooLarge: "Please shorten your answers: together they may take up at most 64\u00a0KiB.",
    compressed: "Please send the form as it is, not compressed.",
    foreign: "Please open the form on our own site and send it from there.",
    notStored: "We could not store your message just now, so please send it again in a minute.",
    failed: "Something went wrong on our side, so please send the form again in a minute.",
    nothingHere: "Please check the address, because there is nothing here.",
    notPosted: "Please send the form with the method POST.",
  },
  pageFailed: "We could not show this page just now. Please load it again in a minute, or contact us:",
  plan: (country, calling) => `${country} (${calling})`,
  otherType: (form) => `Please send this form with its type, ${form}.`,
  answers: {
    missing: ({ name }) => `Please fill in ${name}.`,
    wrong: ({ name }) => `Please write an answer to ${name}.`,
    long: ({ name, max }) => `Please shorten ${name} to at most ${max} characters.`,
    garbled: ({ name }) => `Please write ${name} again without line breaks, tabs or broken characters.`,
    "no country": () => `Please start the phone number with + and the country code, ${phoneExample}.`,
    "unknown code": () =>
      "This number begins with a country code that does not exist. Please check its first digits.",
    "other country": (asked) => `This number does not fit ${asked.country}. ${checkNumber(asked)}`,
    short: (asked) => `This number is too short for ${asked.country}. ${checkNumber(asked)}`,
    asked: () =>
      "Is this number from another country? Choose that country here, or begin with + and the country code. Otherwise check the number and send the form again.",
    birth: ({ name }) => `This looks like a date of birth. In ${name}, please write the age in years.`,
    young: ({ min }) =>
      `This form is for people aged ${min} or over. For someone younger, please send us a message instead.`,
    "not a number": () => `Please write one phone number in digits, ${phoneExample}.`,
    longText: {
      garbled: ({ name }) => `Please write ${name} again without broken characters.`,
    },
    email: {
      missing: ({ firmPhone }) =>
        `Please write your e-mail address. If you have none, use a relative’s, or call us: ${firmPhone}.`,
      wrong: () => "Please write a complete e-mail address, for example name@example.com.",
      garbled: () => "Please write the e-mail address again without line breaks, tabs or broken characters.",
    },
    phone: {
      missing: () => "Please write your phone number.",
      long: (asked) => `This number is too long for ${asked.country}. ${checkNumber(asked)}`,
    },
    integer: {
      missing: (asked) => `Please fill in ${asked.name} with ${range(asked)}.`,
      wrong: (asked) => `Please write ${asked.name} as ${range(asked)}.`,
    },
    ages: {
      wrong: ({ name }) =>
        `Please write ${name} as whole numbers with commas between them, for example 3, 7, and 0 for a baby.`,
    },
    choice: {
      missing: ({ name }) => `Please choose an answer for ${name}.`,
      wrong: ({ name, options }) =>
        `Please choose one of the answers given for ${name}${options.length > 2 ? "" : `, ${options.join(" or ")}`}.`,
    },
  },
  oneName: ({ name }) => `Please fill in ${name}. Only one name? Write it in both.`,
  titles: { received: "Received: ", refused: "Not sent yet: ", check: "Not sent yet, please check: " },
  summary: "Not sent yet. Your answers are kept; please check the following, then send them again:",
};
