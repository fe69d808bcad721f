import type { ComponentType } from "react";
import type { ResendWords } from "#lead/form-tools-words.ts";

export type LoadResendWords = () => Promise<{ resend: ResendWords }>;

export interface LoadedTools {
  words: ResendWords;
  Resend: ComponentType<{ words: ResendWords }>;
  OtherWays: ComponentType<{ words: ResendWords }>;
}
