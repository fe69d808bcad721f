import { useForm } from "../form-context.ts";
import { Offer } from "../offers.tsx";

/** After a send that may not have arrived: one press, and the form sends again by itself until stopped. */
export function Resend() {
  const { state, tools, on } = useForm();
  const { resend, uncertainty, phase } = state;
  if (!tools || !uncertainty) return null;
  const { offer, stop } = tools.words.resend;
  return (
    // One button, so that the focus stays on it.
    <Offer disabled={!resend && phase !== "idle"} onClick={resend ? on.stopResending : on.resend}>
      <span key={String(!resend)}>{resend ? stop : offer}</span>
    </Offer>
  );
}
