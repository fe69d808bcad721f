import type { ResendWords } from "#lead/form-tools-words.ts";
import { useForm } from "../form-context.ts";
import { LiveHint } from "../live-hint.tsx";
import { Offer } from "../offers.tsx";

/**
 * The ways out of a send that takes long or may not have arrived: to stop it, or to let the form send again
 * by itself until stopped.
 */
export function Resend({ words }: { words: ResendWords }) {
  const { state, on } = useForm();
  const { resend, uncertainty, phase, stalled } = state;
  const isLost = uncertainty !== "" && uncertainty !== "notSent";
  return (
    <>
      <LiveHint text={stalled && !resend ? words.slow : ""} />
      {(isLost || stalled) && (
        // One button, so that the focus stays on it.
        <Offer
          disabled={!resend && !stalled && phase !== "idle"}
          onClick={resend ? on.stopResending : on.resend}
        >
          <span key={String(!resend)}>{resend ? words.stop : words.offer}</span>
        </Offer>
      )}
      {stalled && !resend && <Offer onClick={on.stopSending}>{words.stop}</Offer>}
    </>
  );
}
