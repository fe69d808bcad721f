import type { ComponentType } from "react";
import type { ResendWords } from "#lead/form-tools-words.ts";

export type LoadResendWords = () => Promise<{ resend: ResendWords }>;

/** What a form offers once a send takes long or is lost, with its words. */
export interface LoadedTools {
  words: ResendWords;
  Resend: ComponentType<{ words: ResendWords }>;
  OtherWays: ComponentType<{ words: ResendWords }>;
}
