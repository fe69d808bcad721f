import { createContext, use } from "react";
import type { LeadFormProps, useLeadForm } from "./use-lead-form.ts";

interface ShownForm extends LeadFormProps, ReturnType<typeof useLeadForm> {
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
