import { useEffect, useState } from "react";
import { useForm } from "#forms/form-context.ts";
import { Offer } from "#forms/offers.tsx";
import type { DraftStore } from "#forms/use-draft.ts";
import { draftDays } from "#lead/draft-days.ts";
import { showDate } from "#lead/show-date.ts";
import type { KeepingWords } from "#lead/words.ts";

export interface KeepOnDeviceProps {
  keeping: KeepingWords;
  store: DraftStore;
}

/** Keeps the answers on the visitor's device for some days, only if they ask for it. */
export function KeepOnDevice({ keeping, store }: KeepOnDeviceProps) {
  const { firmTexts, state, on } = useForm();
  const [until, setUntil] = useState(store.keptUntil?.());
  const look = () => setUntil(store.keptUntil?.());
  const act = (change: () => void) => () => {
    change();
    look();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes and goes with these
  useEffect(look, [store, state.outline.dirty, state.resets]);
  const { locale: tag, months } = firmTexts.receipt;
  return (
    <div aria-live="polite">
      {until === undefined ? (
        <Offer onClick={act(on.keep)}>{keeping.offer(draftDays)}</Offer>
      ) : (
        <p>
          <span key={until}>{keeping.kept(showDate(until, { tag, months, precision: "day" }))}</span>{" "}
          <Offer onClick={act(() => store.forget?.())}>{keeping.forget}</Offer>
        </p>
      )}
    </div>
  );
}
