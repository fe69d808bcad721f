import { useState } from "react";
import { answersFormat, answersVersion } from "#lead/answers-file/answers-file.ts";
import { answersPage } from "#lead/answers-file/answers-page.ts";
import type { Form } from "#lead/field.ts";
import { presentAnswers } from "#lead/present.ts";
import type { TypedAnswers } from "../controls/form-controls.ts";
import { useForm, useToolsWords } from "../form-context.ts";
import { LiveHint } from "../live-hint.tsx";
import { Offer } from "../offers.tsx";
import { answersOf } from "../sending/lead-request.ts";
import { download, type HandedOver, handOver } from "./hand-over.ts";

interface Saved {
  file: File;
  handed: HandedOver;
  answers: Readonly<Record<string, unknown>>;
}

/** Makes a file of the answers for the visitor; nothing of it leaves the browser or stays in it. */
export function SaveAnswers() {
  const { file: words } = useToolsWords();
  const { form, words: formWords, firmTexts, state, controls, idPrefix } = useForm();
  const [saved, setSaved] = useState<Saved>();
  const id = `${idPrefix}-save-answers`;

  async function save() {
    const content = {
      format: answersFormat,
      version: answersVersion,
      form: form.name,
      language: formWords.language,
      notice: firmTexts.noticeVersion,
      // Sweden's format is YYYY-MM-DD, on the visitor’s clock.
      savedOn: new Date().toLocaleDateString("sv"),
      answers: state.sent?.answers ?? typedAnswers(form, controls.readAsSent()),
    } as const;
    const page = answersPage(content, { form, words, months: firmTexts.receipt.months });
    const name = `answers-${form.name}-${content.savedOn}.html`;
    const file = new File([page], name, { type: "text/html" });
    setSaved({ file, handed: await handOver(file), answers: content.answers });
  }

  const { file, handed } = saved ?? {};
  const isSaved = handed === "shared" || handed === "downloaded";
  const text = isSaved ? words.saved(file?.name ?? "") : handed === "impossible" ? words.cannotSave : "";
  return (
    <div>
      <Offer key={words.save} disabled={state.phase === "sending"} aria-describedby={id} onClick={save}>
        {words.save}
      </Offer>
      <p className="visa-hint" key={words.caution} id={id}>
        {words.caution}
      </p>
      <LiveHint text={text} />
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
          value={textOf(form, saved?.answers)}
          onFocus={({ target }) => target.select()}
        />
      )}
    </div>
  );
}

function typedAnswers(form: Form, typed: TypedAnswers): Saved["answers"] {
  const { phone = "", phoneCountry } = typed;
  const isWithoutCode = phone.trim() !== "" && !phone.startsWith("+");
  return { ...answersOf(form, typed), ...(isWithoutCode && { phoneCountry }) };
}

function textOf(form: Form, answers: Saved["answers"] = {}) {
  const rows = presentAnswers(form, answers).flatMap((section) => section.rows);
  return rows.map(({ label, value }) => `${label}\n${value}\n`).join("\n");
}
