import { useCallback, useRef, useState } from "react";
import type { FormDefinition } from "#lead/field.ts";
import type { FormEvent } from "./form-event.ts";
import { formReducer, initialState } from "./form-state.ts";

export type FormMachine = ReturnType<typeof useFormMachine>;

export function useFormMachine(form: FormDefinition) {
  const [state, show] = useState(() => initialState(form));
  // The state between two renders, which a second submit in one task needs.
  const now = useRef(state);
  const dispatch = useCallback((event: FormEvent) => {
    now.current = formReducer(now.current, event);
    show(now.current);
  }, []);
  return { state, now, dispatch };
}
