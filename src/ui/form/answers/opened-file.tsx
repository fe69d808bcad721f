import { useEffect, useEffectEvent, useState } from "react";
import type { TypedAnswers } from "#forms/controls/form-controls.ts";
import { useForm } from "#forms/form-context.ts";
import { Offer } from "#forms/offers.tsx";
import { answersFileLimit, type FileProblem, readAnswersFile } from "#lead/answers-file/answers-file.ts";
import { mergeAnswers } from "#lead/answers-file/merge-answers.ts";
import { type PlacedAnswers, placeAnswers } from "#lead/answers-file/place-answers.ts";
import { fieldsOf } from "#lead/field.ts";
import type { AnswersFileWords } from "#lead/form-tools-words.ts";

interface Opened extends PlacedAnswers {
  filled: number;
  kept: number;
}

export interface OpenedFileProps {
  file: File;
  words: AnswersFileWords;
  /** Takes the focus of the button that disappears. */
  focusInput: () => void;
}

/** Fills in the answers of a file and says what became of them; sends and keeps nothing. */
export function OpenedFile({ file, words, focusInput }: OpenedFileProps) {
  const { form, state, controls, defaultCountry, on } = useForm();
  const [opened, setOpened] = useState<Opened | FileProblem>();

  async function take(found: PlacedAnswers, replaces: boolean): Promise<void> {
    const typed = { ...state.remembered, ...controls.readAsSent() };
    const { taken, ...counts } = mergeAnswers(form, typed, found.placed, replaces);
    on.take(await withShownNumber(taken, defaultCountry));
    setOpened({ ...found, ...counts });
  }

  const open = useEffectEvent(async () => {
    const isLarge = file.size > answersFileLimit;
    // A file that has gone since it was chosen cannot be read either.
    const read = isLarge ? "large" : await file.arrayBuffer().then(readBytes, () => "foreign" as const);
    if (typeof read === "string") setOpened(read);
    else await take(placeAnswers(form, read.answers), false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is opened once
  useEffect(() => void open(), [file]);

  if (opened === undefined) return null;
  if (typeof opened === "string") return <Line text={words.problems[opened]} />;
  return (
    <>
      <Line text={words.filled(opened.filled) + (state.key ? "" : words.unsent)} />
      {opened.kept > 0 && <Line text={words.kept(opened.kept)} />}
      {opened.unplaced.length > 0 && <Unplaced words={words} unplaced={opened.unplaced} />}
      {opened.kept > 0 && (
        <Offer
          key={words.replace}
          disabled={state.phase !== "idle"}
          onClick={() => {
            focusInput();
            void take(opened, true);
          }}
        >
          {words.replace}
        </Offer>
      )}
    </>
  );
}

function readBytes(bytes: ArrayBuffer) {
  try {
    return readAnswersFile(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return "encoding";
  }
}

function Unplaced({ words, unplaced }: Pick<OpenedFileProps, "words"> & Pick<Opened, "unplaced">) {
  const { form } = useForm();
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
  const plan = await import("#forms/phone/phone-plan.ts").catch(() => undefined);
  const country = plan?.countryOfNumber(phone);
  if (!plan || !country) return answers;
  return { ...answers, phone: plan.formatted(phone, country), phoneCountry: country };
}
