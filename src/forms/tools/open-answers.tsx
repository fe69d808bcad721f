import { type ChangeEvent, useState } from "react";
import { answersFileLimit, type FileProblem, readAnswersFile } from "#lead/answers-file/answers-file.ts";
import { mergeAnswers } from "#lead/answers-file/merge-answers.ts";
import { type PlacedAnswers, placeAnswers } from "#lead/answers-file/place-answers.ts";
import { fieldsOf } from "#lead/field.ts";
import type { TypedAnswers } from "../controls/form-controls.ts";
import { useForm, useToolsWords } from "../form-context.ts";
import { Offer } from "../offers.tsx";

interface Opened extends PlacedAnswers {
  filled: number;
  kept: number;
}

/** Fills in answers from a file that the visitor chooses; sends and keeps nothing. */
function useOpenedFile() {
  const { form, state, controls, defaultCountry, on } = useForm();
  const [opened, setOpened] = useState<Opened | FileProblem>();

  async function take(found: PlacedAnswers, replaces: boolean): Promise<void> {
    const typed = { ...state.remembered, ...controls.readAsSent() };
    const { taken, ...counts } = mergeAnswers(form, typed, found.placed, replaces);
    on.take(await withShownNumber(taken, defaultCountry));
    setOpened({ ...found, ...counts });
  }

  async function open(event: ChangeEvent<HTMLInputElement>) {
    // A file is not an answer of the form around it.
    event.stopPropagation();
    const { target } = event;
    const [file] = target.files ?? [];
    if (!file) return;
    // Some browsers leave the focus in a text that is being composed, which would not be overwritten.
    target.focus({ preventScroll: true });
    const isLarge = file.size > answersFileLimit;
    // A file that has gone since it was chosen cannot be read either.
    const read = isLarge ? "large" : await file.text().then(readAnswersFile, () => "foreign" as const);
    // Lets the same file be chosen again.
    target.value = "";
    if (typeof read === "string") setOpened(read);
    else await take(placeAnswers(form, read.answers), false);
  }

  return { opened, open, take };
}

export function OpenAnswers() {
  const { file: words } = useToolsWords();
  const { state } = useForm();
  const { opened, open, take } = useOpenedFile();
  const disabled = state.phase !== "idle";
  const file = typeof opened === "object" ? opened : undefined;
  return (
    <div>
      <label className="visa-offer">
        <span key={words.open}>{words.open}</span>
        <input
          type="file"
          className="visa-file"
          accept=".html,text/html"
          disabled={disabled}
          onChange={open}
          // Enter opens the file chooser and must not lead to the next question.
          onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
        />
      </label>
      <div aria-live="polite">
        {typeof opened === "string" && <Line text={words.problems[opened]} />}
        {file && <Line text={words.filled(file.filled)} />}
        {file && file.kept > 0 && <Line text={words.kept(file.kept)} />}
        {file && file.unplaced.length > 0 && <Unplaced unplaced={file.unplaced} />}
      </div>
      {file && file.kept > 0 && (
        <Offer
          key={words.replace}
          disabled={disabled}
          onClick={({ currentTarget }) => {
            // The button disappears, and the focus with it.
            currentTarget.parentElement?.querySelector("input")?.focus();
            void take(file, true);
          }}
        >
          {words.replace}
        </Offer>
      )}
    </div>
  );
}

function Unplaced({ unplaced }: Pick<Opened, "unplaced">) {
  const { form } = useForm();
  const { file: words } = useToolsWords();
  return (
    <>
      <Line text={words.unplaced} />
      <ul>
        {unplaced.map(({ name, text }) => (
          <li key={name}>
            <bdi>{fieldsOf(form).find((field) => field.name === name)?.label ?? name}</bdi> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In an element of its own, which a translator may replace. */
function Line({ text }: { text: string }) {
  return (
    <p className="visa-hint">
      <span key={text}>{text}</span>
    </p>
  );
}

/** A number with its country beside it, as that country writes it. */
async function withShownNumber(answers: TypedAnswers, defaultCountry: string): Promise<TypedAnswers> {
  const { phone = "" } = answers;
  // Already correct in a form that begins in Canada, which then fetches no plans until they are needed.
  const isAtHome = defaultCountry === "CA" && phone.startsWith("+1");
  if (!phone.startsWith("+") || isAtHome) return answers;
  const plan = await import("../phone/phone-plan.ts").catch(() => undefined);
  const country = plan?.countryOfNumber(phone);
  if (!plan || !country) return answers;
  return { ...answers, phone: plan.formatted(phone, country), phoneCountry: country };
}
