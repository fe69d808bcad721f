import { practice } from "#content/firm/practice.ts";
import { showTime } from "#lead/local-time.ts";
import type { MailWords } from "../consultant-words.ts";
import type { PracticeChange } from "../leads/practice.ts";
import { day } from "../time/durations.ts";

interface Context {
  mailWords: MailWords;
  timeZone: string;
}

export function practiceNotes(
  { mailWords, timeZone }: Context,
  change: PracticeChange | undefined,
  now = Date.now(),
): readonly string[] {
  const words = mailWords.practice;
  const notes = practice ? [words.byFile(practice.stopped)] : [];
  if (change === undefined || (!change.isStopped && change.at < now - day)) return notes;
  const when = showTime(change.at, timeZone, mailWords.locale);
  return [...notes, words[change.isStopped ? "stopped" : "resumed"](change.by, when)];
}
