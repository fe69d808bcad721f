import type { SiteLanguage } from "#lead/languages.ts";
import { showTime } from "#lead/local-time.ts";
import type { DeskWords, MailWords } from "../consultant-words.ts";
import { consultantWords } from "../consultant-words.ts";
import { deskLanguageOf, type Env, timeZoneOf } from "../env.ts";

/** Reader of the desk: their address, words and clock. */
export interface Reader {
  /** The signed-in address, or `local`. */
  readonly by: string;
  readonly words: DeskWords;
  /** Words that the desk and the mails share. */
  readonly mailWords: MailWords;
  readonly language: SiteLanguage;
  /** An IANA name. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly time: (at: number) => string;
}

export function readerOf(env: Env, by: string, now: number): Reader {
  const language = deskLanguageOf(env);
  const { desk: words, mails: mailWords } = consultantWords({ language });
  const timeZone = timeZoneOf(env);
  return {
    by,
    words,
    mailWords,
    language,
    timeZone,
    now,
    time: (at) => showTime(at, timeZone, words.locale),
  };
}
