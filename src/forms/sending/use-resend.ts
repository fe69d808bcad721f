import { useEffect, useEffectEvent } from "react";
import type { FormMachine } from "../use-form-machine.ts";
import { timeToRetry } from "./resend.ts";

/**
 * Sends again, as the visitor has asked, when the browser reports that it is online, and at a few times
 * besides.
 */
export function useResend(
  { state, now, dispatch }: FormMachine,
  send: () => void,
  stop: () => void,
  onGivenUp: () => void,
): void {
  const { phase, resend } = state;
  const retry = useEffectEvent(send);
  const giveUp = useEffectEvent(() => {
    dispatch({ type: "resendFailed" });
    if (now.current.phase === "idle") onGivenUp();
  });
  useEffect(() => {
    if (!resend || phase !== "idle") return;
    const wait = timeToRetry(resend, performance.now());
    if (wait !== undefined) {
      const timer = setTimeout(() => retry(), wait);
      return () => clearTimeout(timer);
    }
    // A browser that believes it is online would never report it again.
    if (navigator.onLine) giveUp();
  }, [phase, resend]);

  useEffect(() => () => void (now.current.resend && giveUp()), [now]);

  const isWaiting = resend !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const online = () => {
      dispatch({ type: "resendAsked", at: performance.now() });
      if (now.current.phase === "idle") retry();
      // A try that hangs on the old connection would keep the next one waiting.
      else if (now.current.stalled) stop();
    };
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, [isWaiting, now, dispatch, stop]);
}
