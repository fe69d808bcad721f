import { useState } from "react";
import type { Field, FormSection } from "#lead/field.ts";
import { sharedCondition } from "./condition-words.ts";
import { Control } from "./controls/control.tsx";
import { useForm } from "./form-context.ts";
import { LiveHint } from "./live-hint.tsx";
import { NumberNote } from "./number-note.tsx";
import { Beginnings, MendedEmail, PhoneChoices } from "./offers.tsx";
import { WithEnglish } from "./with-english.tsx";

interface FieldViewProps {
  field: Field;
  /** The answers for which the question is meant, if it also shows without them; else empty. */
  condition: string;
}

/** In letters: in half of the form's width, a longer hint has three lines or more. */
const longHint = 80;

export function FieldView({ field, condition }: FieldViewProps) {
  const { words, state, idPrefix, marksOptional } = useForm();
  const { name, kind, hint, terms } = field;
  const id = `${idPrefix}-${name}`;
  const reason = useReason(name);
  const [left, setLeft] = useState({ text: "", resets: 0 });
  const optional = marksOptional && !field.required;
  const notes = [
    reason && `${id}-error`,
    condition && `${id}-condition`,
    optional && `${id}-optional`,
    hint && `${id}-hint`,
  ];
  return (
    <div
      className="visa-field"
      part="field"
      data-kind={kind}
      data-short={field.short ? (hint && hint.length > longHint ? "below" : "beside") : undefined}
      data-conditional={condition ? "" : undefined}
    >
      <div className="visa-ask">
        {condition && <Hint id={`${id}-condition`} text={condition} />}
        <label className="visa-label" part="label" htmlFor={id}>
          <WithEnglish text={field.label} />
        </label>
        {optional && (
          <span className="visa-optional" id={`${id}-optional`}>
            {words.optional}
          </span>
        )}
        {hint && <Hint id={`${id}-hint`} text={hint} />}
        {terms && (
          <details className="visa-terms">
            <summary>{words.terms}</summary>
            <p>
              <WithEnglish text={terms} />
            </p>
          </details>
        )}
      </div>
      <div className="visa-slot" data-for={name}>
        {reason && <Message name={name} id={id} reason={reason} />}
      </div>
      <Control
        field={field}
        id={id}
        invalid={state.invalid.includes(name)}
        describedBy={notes.filter(Boolean).join(" ") || undefined}
        onLeave={(text) => setLeft({ text, resets: state.resets })}
      />
      <AfterControl field={field} id={id} left={left.resets === state.resets ? left.text : ""} />
    </div>
  );
}

function useReason(name: string) {
  const { words, state } = useForm();
  return state.reasons[name] ?? (state.invalid.includes(name) ? words.lookAgain : "");
}

function Hint({ id, text }: { id: string; text: string }) {
  return (
    <p className="visa-hint" id={id}>
      <WithEnglish text={text} />
    </p>
  );
}

interface MessageProps {
  name: string;
  id: string;
  reason: string;
}

function Message({ name, id, reason }: MessageProps) {
  const { form, words, state, visible } = useForm();
  const alerting = state.alerted === name;
  // Where several answers are wrong and the focus moves to the first of them, that one has the count.
  const wrong = form.focusOnError && state.invalid.length > 1 ? state.invalid.filter(visible) : [];
  return (
    <>
      {/* An alert leaves while its text stays; a new number of failures means a new message. */}
      <p
        key={alerting ? state.failures : "quiet"}
        className="visa-error"
        data-quiet={alerting ? undefined : ""}
        part="error"
        role={alerting ? "alert" : undefined}
        id={`${id}-error`}
      >
        <WithEnglish text={reason} />
      </p>
      {name === wrong[0] && (
        <p className="visa-hint">
          <span key={wrong.length}>{words.wrongAnswers(wrong.length)}</span>
        </p>
      )}
    </>
  );
}

/** Shows what the answer brings. Live regions are there from the start, empty. */
function AfterControl({ field, id, left }: { field: Field; id: string; left: string }) {
  const { name, kind, label } = field;
  const { form, firmTexts, state, corrected } = useForm();
  const beginnings = form.name === "contact" && kind === "longText" && <Beginnings name={name} id={id} />;
  const offers = (kind === "email" || kind === "phone") && (
    <div aria-live="polite">
      {kind === "email" ? <MendedEmail /> : <PhoneChoices name={name} />}
      {kind === "email" && corrected && (
        <p key={corrected} className="visa-aloud">
          <span>{label}</span> <bdi>{corrected}</bdi>
        </p>
      )}
    </div>
  );
  const note = (kind === "integer" || kind === "ages") && <NumberNote field={field} text={left} />;
  const quebec = name === "province" && <LiveHint text={state.outline.quebec ? firmTexts.quebec : ""} />;
  const section = form.sections.find((section) => sharedCondition(section)?.field === name);
  const follows = section && <Follows section={section} />;
  return (
    (beginnings || offers || note || quebec || follows) && (
      <div className="visa-after-control">
        {beginnings}
        {offers}
        {note}
        {quebec}
        {follows}
      </div>
    )
  );
}

function Follows({ section }: { section: FormSection }) {
  const { words, asksAll, visible } = useForm();
  const count = asksAll ? 0 : section.fields.filter((field) => visible(field.name)).length;
  const [hasShown, setHasShown] = useState(false);
  if (count > 0 && !hasShown) setHasShown(true);
  const gone = hasShown ? words.questionsGone(section.title) : "";
  return <LiveHint text={count > 0 ? words.questionsFollow(count, section.title) : gone} />;
}
