import { useForm } from "#forms/form-context.ts";
import type { DraftStore } from "#forms/use-draft.ts";
import { useLoaded } from "#forms/use-loaded.ts";
import type { KeepingWords } from "#lead/words.ts";
import type { AnswersTools } from "./load-tools.ts";

export interface KeepingProps {
  keeping: KeepingWords;
  loadTools: () => Promise<AnswersTools>;
}

/** The two ways to keep the answers, below Send, once the form is touched; a sent form only saves a copy. */
export function KeepAnswers({ keeping, loadTools, store }: KeepingProps & { store: DraftStore }) {
  const { form, words, firmTexts, state, controls } = useForm();
  const tools = useLoaded(loadTools, state.touchedAt > 0 || state.sent !== undefined);
  const { sent } = state;
  if (!tools || (sent && !sent.answers)) return null;
  return (
    <div className="visa-keeping">
      <h2>{keeping.heading}</h2>
      {!sent && <tools.KeepOnDevice keeping={keeping} store={store} />}
      <tools.SaveAnswers
        form={form}
        words={words}
        firmTexts={firmTexts}
        fileWords={tools.words}
        openLabel={keeping.open}
        sent={sent?.answers}
        typed={controls.readAsSent}
        unsent={state.key ? "" : tools.words.unsent}
        disabled={state.phase === "sending"}
      />
    </div>
  );
}
