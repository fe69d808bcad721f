import { type RefObject, useCallback, useRef, useState } from "react";
import type { FormDefinition } from "#lead/field.ts";
import { type FormEvent, type FormState, formReducer, initialState } from "./form-state.ts";

export interface FormMachine {
  /** The state that React shows. */
  readonly state: FormState;
  /** The state of this moment, for what happens between two renders, such as a second submit in one task. */
  readonly now: RefObject<FormState>;
  readonly dispatch: (event: FormEvent) => void;
}

/** The state of one form; `now` and `dispatch` are the same ones at every render. */
export function useFormMachine(form: FormDefinition): FormMachine {
  const [state, show] = useState(() => initialState(form));
  const now = useRef(state);
  const dispatch = useCallback((event: FormEvent) => {
    now.current = formReducer(now.current, event);
    show(now.current);
  }, []);
  return { state, now, dispatch };
}
