import type { assessment } from "./assessment.ts";
import type { contact } from "./contact.ts";
import type { FieldKind, FormDefinition } from "./field.ts";
import type { Language } from "./languages.ts";
import type { AnsweredPractice } from "./wire.ts";

/*
 * The words of a language, but for the site's pages: words/<code>/forms.ts exports each part under its name,
 * so that a browser need not carry the refusals.
 */

export interface Words {
  readonly form: FormWords;
  readonly contact: WordsOf<typeof contact>;
  readonly assessment: WordsOf<typeof assessment>;
  readonly element: ElementWords;
  readonly firm: FirmWords;
  readonly receipt: ReceiptWords;
  readonly followUp: FollowUpWords;
  readonly reply: ReplyWords;
  readonly refusals: RefusalWords;
}

/** A sheet of paper that a partner prints. */
export interface SheetWords {
  readonly heading: string;
  readonly lead: string;
  /** Before the address that the QR code leads to, with its space. */
  readonly scan: string;
  /** Before the address of the page on checking a licence. */
  readonly check: string;
  readonly print: string;
}

type SectionOf<F extends FormDefinition> = F["sections"][number];
type FieldOf<F extends FormDefinition> = SectionOf<F>["fields"][number];

/** Words of one form, keyed by the names of its sections and fields and by its stored options. */
export interface WordsOf<F extends FormDefinition> {
  readonly heading: string;
  readonly submitLabel: string;
  readonly successMessage: string;
  readonly sections: {
    readonly [S in SectionOf<F> as S extends { readonly untitled: true } ? never : S["name"]]: string;
  };
  readonly fields: { readonly [K in FieldOf<F> as K["name"]]: WordsOfField<K> };
}

/** A label, and hint, terms and options exactly where the field has them. */
type WordsOfField<K> = { readonly label: string } & (K extends { readonly hinted: true }
  ? { readonly hint: string }
  : unknown) &
  (K extends { readonly termed: true } ? { readonly terms: string } : unknown) &
  (K extends { readonly options: readonly (infer Option extends string)[] }
    ? { readonly options: Readonly<Record<Option, string>> }
    : unknown);

/** Words around the questions of both forms. */
export interface FormWords {
  readonly language: Language;
  /** Quotation marks around a label or an answer. */
  quote(text: string): string;
  /** The first option of every choice, while it is not answered. */
  readonly noChoice: string;
  /**
   * The time that a form takes, and how many of its questions need an answer, where others may be left out.
   */
  effort(required: number): string;
  /** How to fill a long form in for somebody else. */
  readonly forOthers: string;
  /** For a form in which every question is required. */
  readonly allRequired: string;
  /** Beside the title of a section. */
  part(at: number, count: number): string;
  /** Opens what a question means in official terms. */
  readonly terms: string;
  /** Follows the label of what may be left out, with its space. */
  readonly optional: string;
  /** Before a question that is not meant for everyone; `answers` and `question` are quoted. */
  condition(answers: readonly string[], question: string): string;
  /** The label of the field that people never see. */
  readonly leaveEmpty: string;
  readonly phoneCountry: string;
  /**
   * At hand before the browser loads its own list, which takes a slow phone a tenth of a second; ZZ is no
   * country. All of them where browsers' `Intl` lacks the language, as Chromium's lacks Punjabi.
   */
  readonly phoneCountries: Readonly<Record<string, string>> & { readonly CA: string; readonly ZZ: string };
  /** On the button that mends the domain of an address. */
  didYouMean(email: string): string;
  /** Before the visitor's own address and number, with its space. */
  readonly replyTo: string;
  /** At a choice by which a later section shows. */
  questionsFollow(count: number, section: string): string;
  /** Before the beginnings of a message, which a press writes into the text below. */
  readonly beginWith: string;
  /** What most visitors come for; where one ends in `…`, the visitor goes on. */
  readonly beginnings: readonly string[];
  readonly sending: string;
  readonly connectionLost: string;
  readonly noClearAnswer: string;
  /** Above the submit button in test mode. */
  readonly test: string;
  /** After the visitor has chosen the country of their number. */
  sendAgain(country: string): string;
  /** The answers that a visitor keeps on their own device. */
  readonly keep: {
    offer(days: number): string;
    kept(day: string): string;
    readonly forget: string;
    /** On the next visit, above every page. */
    found(day: string): string;
    readonly resume: string;
  };
  /** At an answer that was refused in another language. */
  readonly lookAgain: string;
  /** Before a list of questions, also for screen readers. */
  wrongAnswers(count: number): string;
  /** Before the code of a stored lead, with its space. */
  readonly reference: string;
  /** On the button that opens a sent form again. */
  readonly another: string;
  /** Before the reference once the success message has ended, with its space. */
  readonly sent: string;
  /** After a link that leaves the form where it is, with its space. */
  readonly newTab: string;
}

export interface ElementWords {
  /** Shown if a form cannot load. */
  readonly failure: string;
  /** On the link to the form's own page beside it. */
  readonly hosted: string;
  /** The label of the overlay's button. */
  readonly close: string;
}

/** Classes of licences, as the College of Immigration and Citizenship Consultants names them. */
export type LicenceClass = "RCIC" | "RCIC-IRB";

/** A jurisdiction of Cloudflare; `unknown` where the firm has chosen none. */
export type StoragePlace = "us" | "eu" | "unknown";

/** Words of the firm around every form: who is licensed, and the privacy notice in brief. */
export interface FirmWords {
  readonly licenceClasses: Readonly<Record<LicenceClass, string>>;
  /** `number` is one, or several with commas between them. */
  licenceNumber(number: string): string;
  /** A licensed person and their number, inside a line. */
  licensed(holder: string, number: string): string;
  /** Everyone who is licensed; the register's address follows at once. */
  licence(everyone: readonly string[]): string;
  /**
   * Names the time for which something is kept, as the end of a sentence; 0: until somebody asks to erase it.
   */
  keptFor(days: number): string;
  /**
   * Where the leads are stored, inside a sentence, by the jurisdiction to which the firm has restricted its
   * database.
   */
  readonly storedIn: Readonly<Record<StoragePlace, string>>;
  /** At the submit button: who reads this and why, who stores it where and how long; the link follows. */
  privacy(kept: string, where: string): string;
  /**
   * Whether files for Québec are taken; `names` are the consultants whom its ministry recognises, or empty.
   */
  quebec(firm: string, names: string): string;
  readonly privacyLink: string;
}

/** Facts of the firm that its receipt names. */
export interface ReceiptFacts {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Business days within which every lead is answered; absent: none is promised. */
  readonly replyDays?: number;
}

/** Words that a visitor can keep of a lead. */
export interface ReceiptWords {
  readonly offer: string;
  /** Says what has been received, as a heading. */
  readonly received: Readonly<Record<FormDefinition["name"], string>>;
  title(firm: string): string;
  readonly reference: string;
  readonly keep: string;
  /** Names from January on, if browsers' `Intl` lacks the language. */
  readonly months?: readonly string[];
  readonly nextHeading: string;
  /** Between the first and the last day on which nobody answers. */
  away(from: string, until: string): string;
  replyBy(days: number | undefined): string;
  /** How many of the last people who wrote were answered in time. */
  answered(figure: Record<"of" | "answered", number | string> & Pick<AnsweredPractice, "days">): string;
  /** `reply` is `replyBy`. */
  steps(reply: string): readonly string[];
  /** Link to the page of the firm's booking service. */
  readonly booking: string;
  notes(firm: ReceiptFacts): readonly string[];
  /** The heading of a lead's times, and the link to them. */
  readonly question: string;
  readonly print: string;
  readonly share: string;
  readonly hide: string;
}

/** What a visitor's own page shows about their lead. */
export interface FollowUpWords {
  /** Before a time, as are the next ones. */
  readonly arrived: string;
  readonly read: string;
  readonly answered: string;
  /** In place of `answered`, where it is known how. */
  readonly ways: Readonly<Record<"phone" | "email" | "chat", string>>;
  readonly unanswered: string;
  /** Names of the steps that have no time yet, and the text in place of the time. */
  readonly ahead: Readonly<Record<"read" | "answered" | "time", string>>;
  /** Before the day by which the firm has promised an answer. */
  readonly promised: string;
  readonly spam: string;
  /** Says what the button does. */
  readonly again: string;
  /** On the button for visitors without an answer. */
  readonly nobody: string;
}

/** Beginning of the consultant's answer to a lead, in the language of the lead. */
export interface ReplyWords {
  /** The subject, before the reference. */
  readonly subject: Readonly<Record<FormDefinition["name"], string>>;
  readonly opening: Readonly<Record<FormDefinition["name"], (firm: string, reference: string) => string>>;
  /** Before a list of questions. */
  readonly ask: string;
}

/** Faults of an answer. */
export const problems = [
  "missing",
  "wrong",
  "long",
  "garbled",
  "short",
  "no country",
  "other country",
  "not a number",
  "asked",
] as const;
export type Problem = (typeof problems)[number];

/** What the refusals of a question say of it. */
export interface RefusalValues {
  /** Its label, in quotation marks. */
  readonly name: string;
  readonly min: number;
  /** As a number is written in the language. */
  readonly max: string;
  /** The options as they show. */
  readonly options: readonly string[];
  /** The country whose plan a number was read in, with its code: `Canada (+1)`; else empty. */
  readonly country: string;
}

type ProblemWords = Readonly<Record<Problem, (values: RefusalValues) => string>>;

/** Reasons why a form as a whole is not taken. */
export interface FormReasons {
  readonly tooOften: string;
  readonly notJson: string;
  readonly withoutToken: string;
  readonly malformed: string;
  readonly incomplete: string;
  /** As `malformed` and `incomplete`, for somebody who sees a page. */
  readonly brokenPage: string;
  readonly tooLarge: string;
  readonly compressed: string;
  readonly foreign: string;
  readonly notStored: string;
  readonly failed: string;
  readonly nothingHere: string;
  readonly notPosted: string;
}

/** Messages of the worker to visitors: each sentence says what to do. */
export interface RefusalWords {
  readonly reasons: FormReasons;
  /** A country and its calling code: `Canada (+1)`. */
  plan(country: string, calling: string): string;
  /** The type is not the form's; `form` is in quotation marks. */
  otherType(form: string): string;
  readonly answers: ProblemWords & { readonly [Kind in FieldKind]?: Partial<ProblemWords> };
  /** Before the title of a page, which is the first thing that a screen reader says. */
  readonly titles: { readonly received: string; readonly refused: string; readonly check: string };
  /** Before a list of links to the refused answers. */
  readonly summary: string;
}
