import { useEffect, useState } from "react";
import { firm } from "#content/firm/firm.ts";
import type { AnsweredPractice } from "#lead/wire.ts";
import type { ReceiptWords } from "#lead/words.ts";

/**
 * Shows how many of the last people who wrote were answered in time, if the firm publishes it and enough
 * wrote.
 */
export function Answered({ words }: { words: Pick<ReceiptWords, "answered"> }) {
  const [figure, setFigure] = useState<AnsweredPractice>();
  useEffect(() => {
    if (!firm.publishReplies) return;
    fetch("/api/answered")
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then(setFigure, () => undefined);
  }, []);
  const { replyDays: days } = firm;
  if (!firm.publishReplies || days === undefined) return null;
  // The sentence keeps its place unseen, so that nothing moves when the figures arrive.
  return (
    <p data-pending={figure ? undefined : ""}>{words.answered(figure ?? { of: "…", answered: "…", days })}</p>
  );
}
