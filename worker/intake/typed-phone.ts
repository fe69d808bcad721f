import type { Language } from "#lead/languages.ts";
import type { PhoneEntry } from "#lead/wire.ts";
import { type PhoneFault, type ReadNumber, readPhone } from "#phone/read-phone.ts";
import { type OtherReading, otherReadings } from "./phone-choices.ts";

/** The answer to a phone question with what is known of how it was typed. */
export class TypedPhone {
  readonly text: string;
  readonly #entry: PhoneEntry;
  readonly #language: Language;
  readonly #timeZone: string | undefined;

  constructor(text: string, entry: PhoneEntry, language: Language, timeZone: string | undefined) {
    this.text = text;
    this.#entry = entry;
    this.#language = language;
    this.#timeZone = timeZone;
  }

  read(): ReadNumber | PhoneFault {
    return readPhone(this.text, this.#entry.country);
  }

  choices(reading: ReadNumber | PhoneFault): readonly OtherReading[] {
    return otherReadings(this.#entry, reading, this.#language, this.#timeZone);
  }
}
