import { useCallback, useRef, useState } from "react";
import type { FormDefinition } from "#lead/field.ts";
import type { FormEvent } from "./form-event.ts";
import { formReducer, initialState } from "./form-state.ts";

export type FormMachine = ReturnType<typeof useFormMachine>;

export function useFormMachine(form: FormDefinition) {
  const [state, show] = useState(() => initialState(form));
  // For what happens between two renders, such as a second submit in one task.
  const now = useRef(state);
  const dispatch = useCallback((event: FormEvent) => {
    now.current = formReducer(now.current, event);
    show(now.current);
  }, []);
  return { state, now, dispatch };
}
