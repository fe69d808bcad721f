import { showTime } from "#lead/local-time.ts";
import type { LeadsDatabase } from "./database.ts";
import { oneLine } from "./print.ts";

/** What the worker kept because it was no lead that could be stored. */
export interface DeadLetter {
  readonly id: string;
  /** The queue message as JSON. */
  readonly body: string;
  readonly fault: string;
  readonly received_at: number;
  /** When it was asked to take it once more. */
  readonly replay_at: number | null;
}

/** All dead letters, oldest first. */
export function readDeadLetters(database: LeadsDatabase): readonly DeadLetter[] {
  return database.all(
    "SELECT id, body, fault, received_at, replay_at FROM dead_letters ORDER BY received_at, id",
  );
}

/** Asks the worker to take it once more; its next sweep does. */
export function replayDeadLetter(database: LeadsDatabase, id: string, now: number): void {
  database.all("UPDATE dead_letters SET replay_at = ?2 WHERE id = ?1", id, now);
}

export function removeDeadLetter(database: LeadsDatabase, id: string): void {
  database.all("DELETE FROM dead_letters WHERE id = ?1", id);
}

export function deadLettersText(letters: readonly DeadLetter[]): string {
  if (letters.length === 0) return "There are no dead letters.";
  const lines = letters.map(
    ({ id, fault, received_at, replay_at }) =>
      `${oneLine(id)}  ${showTime(received_at)}  ${oneLine(fault)}${replay_at === null ? "" : "  (asked for once more)"}`,
  );
  return lines.join("\n");
}

/** All of one; a body that is no JSON as it is, but for what a terminal would obey. */
export function deadLetterText(letter: DeadLetter): string {
  return `${deadLettersText([letter])}\n\n${printed(letter.body)}`;
}

function printed(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2).split("\n").map(oneLine).join("\n");
  } catch {
    return oneLine(body);
  }
}
