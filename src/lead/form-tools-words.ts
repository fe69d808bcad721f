import type { FileProblem } from "./answers-file/answers-file.ts";

/** Words of what a form offers once it is touched, apart because a browser fetches them only then. */
export interface FormToolsWords {
  readonly file: AnswersFileWords;
  readonly resend: ResendWords;
}

export interface AnswersFileWords {
  readonly save: string;
  readonly open: string;
  /** Who can read such a file. */
  readonly caution: string;
  /** After the browser was given the file. */
  saved(name: string): string;
  /** On the button that downloads what was shared before. */
  readonly download: string;
  /** Before the answers as text, in apps whose browser saves no file. */
  readonly cannotSave: string;
  filled(count: number): string;
  /** Answers of the file that differ from those typed before. */
  kept(count: number): string;
  readonly replace: string;
  /** Before a list of answers. */
  readonly unplaced: string;
  readonly problems: Readonly<Record<FileProblem, string>>;
  /** The title of the file; `form` is the form's own heading. */
  title(form: string): string;
  savedOn(day: string): string;
  /** In the file: how to continue with it, by the name of the button. */
  reopen(button: string): string;
}

/** After a send that may not have arrived. */
export interface ResendWords {
  readonly offer: string;
  readonly waiting: string;
  readonly stop: string;
  readonly stopped: string;
}
