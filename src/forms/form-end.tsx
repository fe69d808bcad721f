import { useEffect, useState } from "react";
import { fieldsOf } from "#lead/field.ts";
import { MendedEmail } from "./field-view.tsx";
import { useForm } from "./form-context.ts";
import type * as ReceiptModule from "./receipt/receipt.tsx";

export function FormEnd() {
  const { form, words, firmTexts, site, test, state, idPrefix, visible, controls } = useForm();
  const { phase, reference, receiptUrl, uncertainty } = state;
  const wrong = fieldsOf(form).filter(({ name }) => state.invalid.includes(name) && visible(name));
  const notice = state.notice || (uncertainty && words[uncertainty]);
  const Receipt = useReceipt(reference);
  // Said once, before the message of the first: the others are quiet texts.
  const corrections = state.alerting && wrong.length > 1 ? words.wrongAnswers(wrong.length) : "";
  const status = phase === "sending" ? words.sending : state.status || corrections;
  const summed = form.focusOnError && wrong.length > 1;
  return (
    <div className="visa-end">
      {summed && (
        <nav className="visa-summary" aria-labelledby={`${idPrefix}-summary`}>
          <p id={`${idPrefix}-summary`} key={wrong.length}>
            {words.wrongAnswers(wrong.length)}
          </p>
          <ul>
            {wrong.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${idPrefix}-${field.name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    controls.focus(field.name);
                  }}
                >
                  {field.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {notice && (
        <p
          key={state.failures}
          className="visa-notice"
          part="error"
          role={state.alerting || uncertainty ? "alert" : undefined}
          id={`${idPrefix}-notice`}
        >
          {notice}
        </p>
      )}
      <MendedEmail />
      {test !== undefined && (
        <p className="visa-test" hidden={!test}>
          {words.test}
        </p>
      )}
      <div className="visa-actions">
        <button
          type="submit"
          className="visa-submit"
          part="submit"
          data-phase={phase}
          aria-describedby={notice ? `${idPrefix}-notice` : undefined}
        >
          {form.submitLabel}
        </button>
        <div className="visa-outcome" data-phase={phase}>
          {phase === "idle" && <ReplyLine />}
          <p className="visa-status" part="status" role="status">
            {status && (
              <span key={status} className={summed && status === corrections ? "visa-aloud" : undefined}>
                {status}
              </span>
            )}
          </p>
          <p className="visa-reference" aria-live="polite">
            {reference && (
              // An element of its own: a translator puts others in the place of bare text, which React then misses.
              <span key={`${reference} ${phase}`}>
                {/* The success message has said so while it stood. */}
                {phase !== "sent" && <span>{words.sent}</span>}
                <span>{words.reference}</span>
                <strong translate="no">{reference}</strong>
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="visa-privacy">
        <span key={firmTexts.privacy.line}>{firmTexts.privacy.line}</span>
        {/* After the button, which Tab reaches first; in a tab of its own, because this one holds what was typed. */}
        <a href={site + firmTexts.privacy.path} target="_blank" rel="noopener">
          {firmTexts.privacy.link}
        </a>
        <span>{words.newTab}</span>
      </p>
      {reference && Receipt && (
        <Receipt
          key={reference}
          form={form.name}
          reference={reference}
          receiptUrl={receiptUrl}
          firmTexts={firmTexts}
        />
      )}
    </div>
  );
}

/** Shows where a reply will go, once more before the press: nobody tells who has mistyped it. */
function ReplyLine() {
  const { words, replyAddresses } = useForm();
  if (replyAddresses.length === 0) return null;
  return (
    <p className="visa-reach" key={replyAddresses.join()}>
      <span>{words.replyTo}</span>
      <strong translate="no">
        {replyAddresses.map((address, at) => [at > 0 && " · ", <bdi key={address}>{address}</bdi>])}
      </strong>
    </p>
  );
}

/** Fetches the receipt once there is a reference; without it the visitor still sees the reference. */
function useReceipt(reference: string): typeof ReceiptModule.Receipt | undefined {
  const [module, setModule] = useState<typeof ReceiptModule>();
  useEffect(() => {
    if (!reference) return;
    import("./receipt/receipt.tsx").then(setModule, () => undefined);
  }, [reference]);
  return module?.Receipt;
}
