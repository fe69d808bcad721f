import type { assessment } from "./assessment.ts";
import type { contact } from "./contact.ts";
import type { FieldKind, FormDefinition } from "./field.ts";
import type { Language, SiteLanguage } from "./languages.ts";
import type { LicenceClass, Profession } from "./profession.ts";
import type { AnsweredPractice } from "./wire.ts";

/*
 * The words of a language, but for the site's pages: words/<code>/forms.ts exports each part under its name,
 * so that a browser need not carry the refusals.
 */

export interface Words {
  form: FormWords;
  keeping: KeepingWords;
  contact: WordsOf<typeof contact>;
  assessment: WordsOf<typeof assessment>;
  element: ElementWords;
  firm: FirmWords;
  receipt: ReceiptWords;
  followUp: FollowUpWords;
  reply: ReplyWords;
  refusals: RefusalWords;
}

/** A sheet of paper that a partner prints. */
export interface SheetWords {
  heading: string;
  /** `languages` is empty if the firm answers in this language, here and below. */
  lead(languages: string): string;
  /** Before the address that the QR code leads to, with its space, as the next one. */
  scan: string;
  /** Before the address of the page on checking a licence. */
  check: string;
  /** Instead of a sheet that credits nobody. */
  malformed: string;
  print: string;
}

type SectionOf<F extends FormDefinition> = F["sections"][number];
type FieldOf<F extends FormDefinition> = SectionOf<F>["fields"][number];

/** Words of one form, keyed by the names of its sections and fields and by its stored options. */
export interface WordsOf<F extends FormDefinition> {
  heading: string;
  submitLabel: string;
  successMessage(by: Profession): string;
  sections: {
    readonly [S in SectionOf<F> as S extends { untitled: true } ? never : S["name"]]: string;
  };
  fields: { readonly [K in FieldOf<F> as K["name"]]: WordsOfField<K> };
}

/** A label, and hint, terms and options exactly where the field has them. */
type WordsOfField<K> = { label: string } & (K extends { hinted: true } ? { hint: string } : unknown) &
  (K extends { termed: true } ? { terms: string } : unknown) &
  (K extends { options: readonly (infer Option extends string)[] }
    ? { options: Readonly<Record<Option, string>> }
    : unknown);

/** Words around the questions of both forms. */
export interface FormWords {
  language: Language;
  /** Quotation marks around a label or an answer. */
  quote(text: string): string;
  /** The first option of every choice, while it is not answered. */
  noChoice: string;
  /**
   * The time that a form takes, and how many of its questions need an answer, where others may be left out.
   */
  effort(required: number): string;
  /** How to fill a long form in for somebody else. */
  forOthers: string;
  /** Before the questions about a spouse. */
  othersAgree: string;
  /** For a form in which every question is required. */
  allRequired: string;
  /** Beside the title of a section. */
  part(at: number, count: number): string;
  /** Opens what a question means in official terms. */
  terms: string;
  /** Follows the label of what may be left out, with its space. */
  optional: string;
  /** Before a question that is not meant for everyone; `answers` and `question` are quoted. */
  condition(answers: readonly string[], question: string): string;
  /** The label of the field that people never see. */
  leaveEmpty: string;
  phoneCountry: string;
  /**
   * At hand before the browser loads its own list, which takes a slow phone a tenth of a second; ZZ is no
   * country. All of them where browsers' `Intl` lacks the language, as Chromium's lacks Punjabi.
   */
  phoneCountries: Readonly<Record<string, string>> & { CA: string; ZZ: string };
  /** On the button that mends the domain of an address. */
  didYouMean(email: string): string;
  /** Before the visitor's own address and number, with its space. */
  replyTo: string;
  /** What is stored of an answer that was written otherwise, such as `10,5`. */
  readAs(text: string): string;
  /** On the link to the contact form, at the age of somebody who is too young for the assessment. */
  writeInstead: string;
  /** At a choice by which a later section shows. */
  questionsFollow(count: number, section: string): string;
  /** There, once the section has gone again. */
  questionsGone(section: string): string;
  /** Before the beginnings of a message, which a press writes into the text above. */
  beginWith: string;
  /** What decides how urgent a case is; each ends in `…`, where the visitor continues. */
  beginnings: readonly string[];
  sending: string;
  connectionLost: string;
  /** Something failed before anything was sent. */
  notSent: string;
  noClearAnswer: string;
  /** Above the submit button in test mode. */
  test: string;
  /** After the visitor has chosen the country of their number. */
  sendAgain(country: string): string;
  /** At an answer that was refused in another language. */
  lookAgain: string;
  /** Before a list of questions, also for screen readers. */
  wrongAnswers(count: number): string;
  /** Before the code of a stored lead, with its space. */
  reference: string;
  /** On the button that opens a sent form again. */
  another: string;
  /** Before the reference once the success message has ended, with its space. */
  sent: string;
  /** After a link that leaves the form where it is, with its space. */
  newTab: string;
}

/** On our own pages: ways to keep the answers of the assessment, and the way back to what was sent. */
export interface KeepingWords {
  heading: string;
  offer(days: number): string;
  kept(day: string): string;
  forget: string;
  deleted: string;
  /** On the next visit, above every page. */
  found(day: string): string;
  resume: string;
  /** The label of the file chooser. */
  open: string;
  /** Under the header of every page, on the link to the page of a lead sent at that time. */
  wrote(time: string): string;
}

export interface ElementWords {
  /** Shown if a form cannot load. */
  failure: string;
  /** On the link to the form's own page beside it. */
  hosted: string;
  /** The label of the overlay's button. */
  close: string;
  /** On the link of an assessment to the same form on our own site. */
  ownForm: string;
}

/** A jurisdiction of Cloudflare; `unknown` where the firm has chosen none. */
export type StoragePlace = "us" | "eu" | "unknown";

/** Words of the firm around every form: who is licensed, and the privacy notice in brief. */
export interface FirmWords {
  licenceClasses: Readonly<Record<LicenceClass, string>>;
  /** Whoever reads what is sent, as the subject of a sentence. */
  advisers: Readonly<Record<Profession, string>>;
  /** `number` is one, or several with commas between them. */
  licenceNumber(number: string): string;
  /** A person with the name of their class. */
  holder(name: string, title: string): string;
  /** A licensed person and their number, inside a line. */
  licensed(holder: string, number: string): string;
  /** Names of regulators besides the College, where they have one in the language. */
  regulators?: Readonly<Record<string, string>>;
  /** The number of a regulator's member. */
  membership(regulator: string, number: string): string;
  /** A member of another regulator than the College, inside a line; `membership` is the above. */
  member(holder: string, membership: string): string;
  /** Everyone who is licensed; the register's address follows at once. */
  licence(everyone: readonly string[]): string;
  /** In place of every form while the practice is stopped; the registers follow, which may be several. */
  stopped(firm: string, by: Profession, several: boolean): string;
  /**
   * Names the time for which something is kept, as the end of a sentence; 0: until somebody asks to erase it.
   */
  keptFor(days: number): string;
  /**
   * Where the leads are stored, inside a sentence, by the jurisdiction to which the firm has restricted its
   * database.
   */
  storedIn: Readonly<Record<StoragePlace, string>>;
  /** At the submit button: who reads this and why, who stores it where and how long; the link follows. */
  privacy(kept: string, where: string, by: Profession, languages: string): string;
  /**
   * Whether files for Québec are taken; `names` are the consultants whom its ministry recognises, or empty.
   */
  quebec(firm: string, names: string): string;
  /** Lawyers and notaries of Québec, to whom the recognition does not apply. */
  quebecMembers(names: string): string;
  /** The languages of the whole site, inside a sentence. */
  siteLanguages: Readonly<Record<SiteLanguage, string>>;
  /** Between two of them, with its spaces. */
  or: string;
  /** Behind a price, in brackets. */
  taxes: Readonly<Record<"included" | "extra", string>>;
  privacyLink: string;
  /** Says that the statement is in English where the language has none of its own. */
  accessibilityLink: string;
}

/** Facts of the firm that its receipt names. */
export interface ReceiptFacts {
  name: string;
  email: string;
  phone: string;
  /** Business days within which every lead is answered; absent: none is promised. */
  replyDays?: number;
  profession: Profession;
  /** Whether anyone is a licensee of the College. */
  hasConsultant: boolean;
}

/** Words that a visitor can keep of a lead. */
export interface ReceiptWords {
  offer: string;
  /** Says what has been received, as a heading. */
  received: Readonly<Record<FormDefinition["name"], string>>;
  title(firm: string): string;
  reference: string;
  keep: string;
  /** Names from January on, if browsers' `Intl` lacks the language. */
  months?: readonly string[];
  nextHeading: string;
  /** Between the first and the last day on which nobody answers. */
  away(from: string, until: string): string;
  replyBy(days: number | undefined): string;
  /** How many of the last people who wrote were answered in time. */
  answered(figure: Record<"of" | "answered", number | string> & Pick<AnsweredPractice, "days">): string;
  /** `reply` is `replyBy`. */
  steps(reply: string, by: Profession, languages: string): readonly string[];
  /** Link to the page of the firm's booking service. */
  booking: string;
  /** The fund of the College is for clients of its licensees. */
  notes(firm: ReceiptFacts): readonly string[];
  /** The heading of a lead's times. */
  question: string;
  /** On the link to them. */
  openPage: string;
  copyLink: string;
  copied: string;
  print: string;
  share: string;
  hide: string;
}

/** What a visitor's own page shows about their lead. */
export interface FollowUpWords {
  /** Before a time, as are the next ones. */
  arrived: string;
  read: string;
  answered: string;
  /** In place of `answered`, where it is known how. */
  ways: Readonly<Record<"phone" | "email" | "chat", string>>;
  unanswered: string;
  /** Names of the steps that have no time yet, and the text in place of the time. */
  ahead: Readonly<Record<"read" | "answered" | "time", string>>;
  promised(day: string): string;
  /** The heading of the page, by what has happened last. */
  news: Readonly<
    Record<"read" | "answered" | "phone" | "email" | "chat" | "unanswered", (day: string) => string>
  >;
  /**
   * Cities of time zones, by the last part of their IANA names, which others show; the worker's `Intl` has
   * none.
   */
  cities: Readonly<Record<string, string>>;
  /** Once a reply by e-mail is noted. */
  spam: string;
  /** Says what the button does. */
  again: string;
  /** On the button for visitors without an answer. */
  nobody: string;
}

/** Beginning of the consultant's answer to a lead, in the language of the lead. */
export interface ReplyWords {
  /** The subject, before the reference. */
  subject: Readonly<Record<FormDefinition["name"], string>>;
  opening: Readonly<Record<FormDefinition["name"], (firm: string, reference: string) => string>>;
  /** After the opening, before a text in another language. */
  rest(language: string): string;
  /** Before a list of questions. */
  ask: string;
}

/** Faults of an answer. */
export const problems = [
  "missing",
  "wrong",
  "long",
  "garbled",
  "short",
  "no country",
  "unknown code",
  "other country",
  "not a number",
  "asked",
  "birth",
  "young",
] as const;
export type Problem = (typeof problems)[number];

/** What the refusals of a question say of it. */
export interface RefusalValues {
  /** Its label, in quotation marks. */
  name: string;
  min: number;
  /** As a number is written in the language. */
  max: string;
  /** The options as they show. */
  options: readonly string[];
  /** The country whose plan a number was read in, with its code: `Canada (+1)`; else empty. */
  country: string;
  /** The number was typed with its country code. */
  hasCode: boolean;
  /** The firm's number, which does not break. */
  firmPhone: string;
}

type ProblemWords = Readonly<Record<Problem, (values: RefusalValues) => string>>;

/** Reasons why a form as a whole is not taken. */
export interface FormReasons {
  tooOften: string;
  notJson: string;
  withoutToken: string;
  malformed: string;
  incomplete: string;
  /** As `malformed` and `incomplete`, for somebody who sees a page. */
  brokenPage: string;
  tooLarge: string;
  compressed: string;
  foreign: string;
  notStored: string;
  failed: string;
  nothingHere: string;
  notPosted: string;
}

/** Messages of the worker to visitors: each sentence says what to do. */
export interface RefusalWords {
  reasons: FormReasons;
  /** A page that the worker could not make; phone and address follow. */
  pageFailed: string;
  /** A country and its calling code: `Canada (+1)`. */
  plan(country: string, calling: string): string;
  /** The type is not the form's; `form` is in quotation marks. */
  otherType(form: string): string;
  answers: ProblemWords & { readonly [Kind in FieldKind]?: Partial<ProblemWords> };
  /** A first or last name is missing. */
  oneName: ProblemWords["missing"];
  /** Before the title of a page, which is the first thing that a screen reader says. */
  titles: { received: string; refused: string; check: string };
  /** Before a list of links to the refused answers. */
  summary: string;
}
