import type { FileProblem } from "./answers-file/answers-file.ts";

/*
 * Words of what a form offers once it is touched: words/<code>/form-tools.ts, apart because a browser fetches
 * them only then.
 */

/** During a send that takes long, and after one that may not have arrived. */
export interface ResendWords {
  offer: string;
  waiting: string;
  stop: string;
  stopped: string;
  /** Below the sending text. */
  slow: string;
  /** Before the firm's phone number, its address and the link to the form on our own site. */
  otherWays: string;
  ownForm: string;
}

export interface ToolsWords {
  answersFile: AnswersFileWords;
  resend: ResendWords;
}

export interface AnswersFileWords {
  save: string;
  /** Who can read such a file. */
  caution: string;
  /** After the browser was given the file. */
  saved(name: string): string;
  /** The same once the answers are sent. */
  savedCopy(name: string): string;
  /** On the button that downloads what was shared before. */
  download: string;
  /** Before the answers as text, in apps whose browser saves no file. */
  cannotSave: string;
  filled(count: number): string;
  /** After either sentence, unless a send of these answers may have arrived. */
  unsent: string;
  /** Answers of the file that differ from those typed before. */
  kept(count: number): string;
  replace: string;
  /** Before a list of answers. */
  unplaced: string;
  problems: Record<FileProblem, string>;
  /** The title of the file; `form` is the form's own heading. */
  title(form: string): string;
  savedOn(day: string): string;
  /** In a file that was saved after sending, in place of `savedOn`. */
  copyOf(day: string): string;
  /** In the file: how to continue with it, by the label of the file chooser; the form's address follows. */
  reopen(firm: string, button: string): string;
  /** Between the firm's name and the day in the name of the file. */
  fileName: string;
}
