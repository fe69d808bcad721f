import type { ResendWords } from "#lead/form-tools-words.ts";
import { useForm } from "../form-context.ts";

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
