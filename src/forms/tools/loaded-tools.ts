import type { ComponentType } from "react";
import type { FormToolsWords } from "#lead/form-tools-words.ts";

/** What a form offers besides sending (form-tools.tsx), with its words. */
export interface LoadedTools {
  words: FormToolsWords;
  AnswersFile: ComponentType;
  SaveAnswers: ComponentType;
  Resend: ComponentType;
}
