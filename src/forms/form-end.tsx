import type { Field, Form } from "#lead/field.ts";
import type { FormState } from "./form-state.ts";
import type { Practice } from "./practice.ts";
import { useReceipt } from "./receipt/use-receipt.ts";
import { useWords } from "./use-words.ts";

export interface FormEndProps {
  readonly form: Form;
  readonly practice: Practice;
  readonly site: string;
  readonly state: FormState;
  /** Absent: the form has no test mode. */
  readonly test?: boolean | undefined;
  /** The questions on the screen whose answers were refused. */
  readonly wrong: readonly Field[];
  readonly idPrefix: string;
  onGoTo(name: string): void;
}

/** The end of a form: what is still wrong, the submit button, and what became of the send. */
export function FormEnd({ form, practice, site, state, test, wrong, idPrefix, onGoTo }: FormEndProps) {
  const words = useWords();
  const { phase, reference, uncertainty } = state;
  const notice = state.notice || (uncertainty && words[uncertainty]);
  const Receipt = useReceipt(reference);
  const status = phase === "sending" ? words.sending : state.status;
  return (
    <div className="visa-end">
      {form.focusOnError && wrong.length > 1 && (
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
                    onGoTo(field.name);
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
          <p className="visa-status" part="status" role="status">
            {status && <span key={status}>{status}</span>}
          </p>
          <p className="visa-reference" aria-live="polite">
            {reference && (
              // An element of its own: a translator puts others in the place of bare text, which React then misses.
              <span key={reference}>
                <span>{words.reference}</span> <strong translate="no">{reference}</strong>
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="visa-privacy">
        <span key={practice.privacy.line}>{practice.privacy.line}</span>{" "}
        {/* After the button, which Tab reaches first; in a tab of its own, because this one holds what was typed. */}
        <a href={site + practice.privacy.path} target="_blank" rel="noopener">
          {practice.privacy.link}
        </a>
      </p>
      {reference && Receipt && (
        <Receipt key={reference} reference={reference} licence={practice.licence} words={practice.receipt} />
      )}
    </div>
  );
}
