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

export function KeepOnDevice({ keeping, store }: KeepOnDeviceProps) {
  const { firmTexts, state, on } = useForm();
  const [until, setUntil] = useState(store.keptUntil?.());
  const [isDeleted, setDeleted] = useState(false);
  const look = () => setUntil(store.keptUntil?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft comes and goes with these
  useEffect(look, [store, state.outline.dirty, state.resets]);
  const isKept = until !== undefined;
  const { locale: tag, months } = firmTexts.receipt;
  return (
    <div>
      <p aria-live="polite">
        {isKept && (
          <span key={until}>{keeping.kept(showDate(until, { tag, months, precision: "day" }))}</span>
        )}
        {isDeleted && <span key={keeping.deleted}>{keeping.deleted}</span>}
      </p>
      <Offer
        onClick={() => {
          if (isKept) store.forget?.();
          else on.keep();
          setDeleted(isKept);
          look();
        }}
      >
        <span key={String(isKept)}>{isKept ? keeping.forget : keeping.offer(draftDays)}</span>
      </Offer>
    </div>
  );
}
