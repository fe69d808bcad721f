import { useId, useState } from "react";
import type { TypedAnswers } from "#forms/controls/form-controls.ts";
import type { FirmTexts } from "#forms/firm-texts.ts";
import { LiveHint } from "#forms/live-hint.tsx";
import { Offer } from "#forms/offers.tsx";
import { answersOf } from "#forms/sending/lead-request.ts";
import { answersFormat, answersVersion } from "#lead/answers-file/answers-file.ts";
import { answersPage } from "#lead/answers-file/answers-page.ts";
import type { Form } from "#lead/field.ts";
import type { AnswersFileWords } from "#lead/form-tools-words.ts";
import { presentAnswers } from "#lead/present.ts";
import type { FormWords } from "#lead/words.ts";
import { download, type HandedOver, handOver } from "./hand-over.ts";

type Answers = Readonly<Record<string, unknown>>;

export interface SaveAnswersProps {
  form: Form;
  words: Pick<FormWords, "language">;
  firmTexts: FirmTexts;
  fileWords: AnswersFileWords;
  /** The label of the file chooser, which the file names. */
  openLabel: string;
  /** The answers of a sent lead; absent: those in the form. */
  sent?: Answers | undefined;
  typed?(): TypedAnswers;
  /** That nothing has been sent, where that is known. */
  unsent?: string;
  disabled?: boolean;
}

interface Saved {
  file: File;
  handed: HandedOver;
  answers: Answers;
}

/** Makes a file of the answers for the visitor; nothing of it leaves the browser or stays in it. */
export function SaveAnswers(props: SaveAnswersProps) {
  const { form, fileWords: words, sent, unsent = "", disabled } = props;
  const [saved, setSaved] = useState<Saved>();
  const id = useId();

  async function save() {
    const { file, answers } = fileOf(props);
    setSaved({ file, answers, handed: await handOver(file) });
  }

  const { file, handed } = saved ?? {};
  const text = (name: string) => (sent ? words.savedCopy(name) : words.saved(name) + unsent);
  const isSaved = handed === "shared" || handed === "downloaded";
  return (
    <div>
      <Offer key={words.save} disabled={disabled} aria-describedby={id} onClick={save}>
        {words.save}
      </Offer>
      <p className="visa-hint" key={words.caution} id={id}>
        {words.caution}
      </p>
      <LiveHint text={file && isSaved ? text(file.name) : handed === "impossible" ? words.cannotSave : ""} />
      {file && (handed === "shared" || handed === "cancelled") && (
        <Offer key={words.download} onClick={() => download(file)}>
          {words.download}
        </Offer>
      )}
      {handed === "impossible" && (
        <textarea
          className="visa-control"
          readOnly
          rows={5}
          aria-label={words.title(form.heading)}
          value={printedText(form, saved?.answers)}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}

function fileOf({ form, words, firmTexts, fileWords, openLabel, sent, typed }: SaveAnswersProps) {
  const content = {
    format: answersFormat,
    version: answersVersion,
    form: "request",
    language: words.language,
    notice: firmTexts.noticeVersion,
    // Sweden's format is YYYY-MM-DD, on the visitor’s clock.
    savedOn: new Date().toLocaleDateString("sv"),
    answers: sent ?? typedAnswers(form, typed?.() ?? {}),
  } as const;
  const page = answersPage(content, {
    form,
    firm: firmTexts.firm,
    address: firmTexts.assessmentAddress,
    words: fileWords,
    openLabel,
    isCopy: sent !== undefined,
    months: firmTexts.receipt.months,
  });
  const name = `${firmTexts.shortName}-${fileWords.fileName}-${content.savedOn}.html`.replaceAll(" ", "-");
  return { file: new File([page], name, { type: "text/html" }), answers: content.answers };
}

function typedAnswers(form: Form, typed: TypedAnswers): Answers {
  const { phone = "", phoneCountry } = typed;
  const isWithoutCode = phone.trim() !== "" && !phone.startsWith("+");
  return { ...answersOf(form, typed), ...(isWithoutCode && { phoneCountry }) };
}

function printedText(form: Form, answers: Answers = {}) {
  const rows = presentAnswers(form, answers).flatMap((section) => section.rows);
  return rows.map(({ label, value }) => `${label}\n${value}\n`).join("\n");
}
