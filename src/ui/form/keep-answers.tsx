import { useEffect, useState } from "react";
import { useForm } from "#forms/form-context.ts";
import { Offer } from "#forms/offers.tsx";
import type { DraftStore } from "#forms/use-draft.ts";
import { draftDays } from "#lead/draft-days.ts";
import { showDate } from "#lead/show-date.ts";

/** Keeps the answers on the visitor's device for some days, only if they ask for it. */
export function KeepAnswers({ store }: { store: DraftStore }) {
  const { words, firmTexts, state, on } = useForm();
  const [until, setUntil] = useState<number>();
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
        <Offer onClick={act(on.keep)}>{words.keep.offer(draftDays)}</Offer>
      ) : (
        <p>
          <span key={until}>{words.keep.kept(showDate(until, { tag, months, precision: "day" }))}</span>{" "}
          <Offer onClick={act(() => store.forget?.())}>{words.keep.forget}</Offer>
        </p>
      )}
    </div>
  );
}
