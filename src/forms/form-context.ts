import { createContext, use } from "react";
import type { LoadedTools } from "./tools/loaded-tools.ts";
import type { LeadFormProps, useLeadForm } from "./use-lead-form.ts";

export interface ShownForm extends LeadFormProps, ReturnType<typeof useLeadForm> {
  defaultCountry: string;
  /** Every question is visible, and the conditional ones name their condition. */
  asksAll: boolean;
  marksOptional: boolean;
  tools: LoadedTools | undefined;
  visible(name: string): boolean;
}

export const FormContext = createContext<ShownForm | null>(null);

export function useForm(): ShownForm {
  const form = use(FormContext);
  if (!form) throw new Error("No form is around this component.");
  return form;
}
