import { fieldsOf } from "#lead/field.ts";
import { useForm } from "./form-context.ts";
import { MendedEmail, Offer } from "./offers.tsx";
import { useLoaded } from "./use-loaded.ts";
import { WithEnglish } from "./with-english.tsx";

export function FormEnd() {
  const { words, test, belowSend, state, tools } = useForm();
  return (
    <div className="visa-end">
      <RefusedAnswers />
      <Notice />
      {tools && <tools.OtherWays words={tools.words} />}
      <MendedEmail atSend />
      {test !== undefined && (
        <p className="visa-test" hidden={!test}>
          {words.test}
        </p>
      )}
      <SendRow />
      <Privacy />
      {!state.sent && belowSend}
      <AfterSending />
    </div>
  );
}

function useRefusedFields() {
  const { form, state, visible } = useForm();
  return fieldsOf(form).filter(({ name }) => state.invalid.includes(name) && visible(name));
}

/** Lists the refused answers with links; a single one gets the focus, if the form moves it. */
function RefusedAnswers() {
  const { form, words, idPrefix, controls } = useForm();
  const refused = useRefusedFields();
  if (refused.length <= (form.focusOnError ? 1 : 0)) return null;
  return (
    <nav className="visa-summary" aria-labelledby={`${idPrefix}-summary`}>
      <p id={`${idPrefix}-summary`} key={refused.length}>
        {words.wrongAnswers(refused.length)}
      </p>
      <ul>
        {refused.map((field) => (
          <li key={field.name}>
            <a
              href={`#${idPrefix}-${field.name}`}
              onClick={(event) => {
                event.preventDefault();
                controls.focus(field.name);
              }}
            >
              <WithEnglish text={field.label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useNotice() {
  const { words, state } = useForm();
  return state.notice || (state.uncertainty && !state.resend && words[state.uncertainty]) || "";
}

function Notice() {
  const { state, idPrefix } = useForm();
  const notice = useNotice();
  return (
    notice && (
      <p
        key={state.failures}
        className="visa-notice"
        part="error"
        role={state.alerting || state.uncertainty ? "alert" : undefined}
        id={`${idPrefix}-notice`}
      >
        {notice}
      </p>
    )
  );
}

function SendRow() {
  const { form, words, state, idPrefix, tools } = useForm();
  const { phase, sent, folded, resend, resendStopped } = state;
  const notice = useNotice();
  const refused = useRefusedFields();
  // Announced once, before the first message: the other messages are quiet texts, listed above.
  const corrections = state.alerting && refused.length > 1 ? words.wrongAnswers(refused.length) : "";
  const stopped = resendStopped && tools?.words.stopped;
  const usual = phase === "sending" ? words.sending : state.status || corrections || stopped;
  // While it waits for the line, its tries are not announced.
  const status = (resend && tools?.words.waiting) || usual;
  const shownPhase = resend ? "waiting" : phase;
  return (
    <div className="visa-actions">
      <button
        type="submit"
        className="visa-submit"
        part="submit"
        data-phase={shownPhase}
        aria-describedby={notice ? `${idPrefix}-notice` : undefined}
      >
        {form.submitLabel}
      </button>
      <div
        className="visa-outcome"
        data-phase={folded ? "sent" : shownPhase}
        tabIndex={folded ? -1 : undefined}
      >
        {phase === "idle" && <ReplyLine />}
        <p className="visa-status" part="status" role="status">
          {status && (
            <span key={status} className={status === corrections ? "visa-aloud" : undefined}>
              {status}
            </span>
          )}
        </p>
        <p className="visa-reference" aria-live="polite">
          {sent && (
            // In an element of its own: a translator replaces bare text, which React then misses.
            <span key={`${sent.reference} ${phase}`}>
              {/* The success message is in its place until it leaves. */}
              {phase !== "sent" && <span>{words.sent}</span>}
              <span>{words.reference}</span>
              <strong translate="no">{sent.reference}</strong>
            </span>
          )}
        </p>
        {tools && <tools.Resend words={tools.words} />}
      </div>
    </div>
  );
}

/** Repeats the reply address before sending, because nobody can reply to a mistyped one. */
function ReplyLine() {
  const { words, replyAddresses } = useForm();
  if (replyAddresses.length === 0) return null;
  return (
    <p className="visa-reach" key={replyAddresses.join()}>
      <span>{words.replyTo}</span>
      <strong translate="no">
        {replyAddresses.map((address, at) => [at > 0 && "\u00a0· ", <bdi key={address}>{address}</bdi>])}
      </strong>
    </p>
  );
}

function Privacy() {
  const { words, firmTexts, site } = useForm();
  const { line, path, link } = firmTexts.privacy;
  return (
    <p className="visa-privacy">
      <span key={line}>{line}</span>
      {/* After the button, which Tab reaches first; in a tab of its own, because this one holds what was typed. */}
      <a href={site + path} target="_blank" rel="noopener">
        {link}
      </a>
      <span>{words.newTab}</span>
    </p>
  );
}

function AfterSending() {
  const { form, words, firmTexts, belowSend, state, on } = useForm();
  const { phase, sent, folded } = state;
  // Fetched while the answers are sent, so that what follows the form moves once. Without the receipt the
  // visitor still sees the reference.
  const Receipt = useLoaded(loadReceipt, phase !== "idle" || sent !== undefined)?.Receipt;
  if (!sent) return null;
  return (
    <div className="visa-after">
      {Receipt && <Receipt key={sent.reference} form={form.name} firmTexts={firmTexts} {...sent} />}
      {belowSend}
      {folded && <Offer onClick={on.begin}>{words.another}</Offer>}
    </div>
  );
}

const loadReceipt = () => import("./receipt/receipt.tsx");
