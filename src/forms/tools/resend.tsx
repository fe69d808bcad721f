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

/**
 * Ways to reach the firm where the form itself does not: after a failure before the post, or a second loss
 * while online, which means that something blocks the API.
 */
export function OtherWays({ words }: { words: ResendWords }) {
  const { state, firmTexts, ownForm, words: formWords } = useForm();
  const { uncertainty, losses, resend } = state;
  const isBlocked = losses > 1 && navigator.onLine !== false;
  if (uncertainty === "" || resend || !(isBlocked || uncertainty === "notSent")) return null;
  const { phone, phoneHref, email } = firmTexts.reach;
  return (
    <div className="visa-ways">
      <p key={words.otherWays}>{words.otherWays}</p>
      <ul>
        <li>
          <a href={phoneHref} dir="ltr">
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </li>
        {ownForm && (
          <li key={words.ownForm}>
            <a href={ownForm} target="_blank" rel="noopener">
              {words.ownForm}
            </a>
            <span>{formWords.newTab}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
