import { languageOf, type SiteLanguage, siteLanguageOf } from "#lead/languages.ts";
import { showTime } from "#lead/local-time.ts";
import { type Env, timeZoneOf } from "../env.ts";
import type { MailWords } from "../outbox/mails/words/en.ts";
import { mailWords } from "../outbox/mails/words/mail-words.ts";
import { deskWords } from "./words/desk-words.ts";
import type { DeskWords } from "./words/en.ts";

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
  const language = siteLanguageOf(languageOf(env.DESK_LANGUAGE));
  const words = deskWords(env);
  const timeZone = timeZoneOf(env);
  return {
    by,
    words,
    mailWords: mailWords({ language }),
    language,
    timeZone,
    now,
    time: (at) => showTime(at, timeZone, words.locale),
  };
}
