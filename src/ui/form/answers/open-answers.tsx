import { useEffect, useRef, useState } from "react";
import { useForm } from "#forms/form-context.ts";
import { useLoaded } from "#forms/use-loaded.ts";
import type { KeepingProps } from "./keep-answers.tsx";

export function OpenAnswers({ keeping, loadTools }: KeepingProps) {
  const { phase, touchedAt } = useForm().state;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const tools = useLoaded(loadTools, touchedAt > 0 || file !== undefined);
  function choose() {
    const [chosen] = input.current?.files ?? [];
    if (!input.current || !chosen) return;
    setFile(chosen);
    // Lets the same file be chosen again.
    input.current.value = "";
  }
  useEffect(choose, []);
  useEffect(() => {
    if (phase === "sent") setFile(undefined);
  }, [phase]);
  return (
    <div className="visa-opening">
      <label className="visa-offer">
        <span key={keeping.open}>{keeping.open}</span>
        <input
          ref={input}
          type="file"
          className="visa-file"
          accept=".html,text/html"
          disabled={phase !== "idle"}
          onChange={(event) => {
            // A file is not an answer of the form around it.
            event.stopPropagation();
            // Some browsers leave the focus in a text that is being composed, which would not be overwritten.
            event.target.focus({ preventScroll: true });
            choose();
          }}
          // Enter opens the file chooser and must not lead to the next question.
          onKeyDown={(event) => event.key === "Enter" && event.stopPropagation()}
        />
      </label>
      <div aria-live="polite">
        {tools && file && (
          <tools.OpenedFile file={file} words={tools.words} focusInput={() => input.current?.focus()} />
        )}
      </div>
    </div>
  );
}
