import { createContext, use } from "react";
import type { Form } from "#lead/field.ts";
import type { FormWords } from "#lead/words.ts";
import type { useLeadForm } from "./use-lead-form.ts";

interface ShownForm extends ReturnType<typeof useLeadForm> {
  readonly form: Form;
  readonly words: FormWords;
  readonly idPrefix: string;
  readonly defaultCountry: string;
  /** Asks each question, and says at those with a condition when they are meant. */
  readonly asksAll: boolean;
  /** True where the word 'optional' stands beside the label of what may be left out. */
  readonly marksOptional: boolean;
  visible(name: string): boolean;
}

export const FormContext = createContext<ShownForm | null>(null);

export function useForm(): ShownForm {
  const form = use(FormContext);
  if (!form) throw new Error("No form is around this component.");
  return form;
}
