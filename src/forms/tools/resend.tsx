import type { ResendWords } from "#lead/form-tools-words.ts";
import { useForm } from "../form-context.ts";
import { Offer } from "../offers.tsx";

/** After a send that may not have arrived: one press, and the form sends again by itself until stopped. */
export function Resend({ words: { offer, stop } }: { words: ResendWords }) {
  const { state, on } = useForm();
  const { resend, uncertainty, phase } = state;
  if (!uncertainty) return null;
  return (
    // One button, so that the focus stays on it.
    <Offer disabled={!resend && phase !== "idle"} onClick={resend ? on.stopResending : on.resend}>
      <span key={String(!resend)}>{resend ? stop : offer}</span>
    </Offer>
  );
}
