import type { ComponentType } from "react";
import type { FormToolsWords } from "#lead/form-tools-words.ts";

/** What a form offers besides sending (form-tools.tsx), with its words. */
export interface LoadedTools {
  readonly words: FormToolsWords;
  readonly AnswersFile: ComponentType;
  readonly SaveAnswers: ComponentType;
  readonly Resend: ComponentType;
}
