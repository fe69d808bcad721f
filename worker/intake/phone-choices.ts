import { joined } from "#lead/joined.ts";
import type { Language } from "#lead/languages.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import { type PhoneFault, type ReadNumber, readPhone } from "#phone/read-phone.ts";
import {
  type CandidateReading,
  isMobile,
  otherReadings,
  showsItsClock,
  type TypedNumber,
} from "../leads/phone-candidates.ts";
import { inOrder, namePlan } from "./word-refusal.ts";

const mostChoices = 4;

interface PhoneInput extends TypedNumber {
  text: string;
}

export class TypedPhone {
  readonly input: PhoneInput;

  constructor(input: PhoneInput) {
    this.input = input;
  }

  read(): ReadNumber | PhoneFault {
    return readPhone(this.input.text, this.input.entry.country);
  }

  /**
   * Other countries in which the typed digits are a number; empty if the reading under the country shown is
   * not in doubt (docs/contract.md), or once the visitor has chosen.
   */
  choices(reading: ReadNumber | PhoneFault): readonly PhoneChoice[] {
    const { entry, language } = this.input;
    // A number with `+` has one reading, whatever country is selected.
    if (entry.chosen || "number" in readPhone(entry.typed)) return [];
    const isValid = "number" in reading && reading.isValid;
    const isShownMobile = isValid && isMobile(reading);
    const isClocks = showsItsClock(this.input, reading.country);
    if (isShownMobile && isClocks) return [];
    const others = otherReadings(this.input, reading.calling);
    const isInDoubt =
      !isValid || others.some((other) => other.isValid && (!isClocks || (!isShownMobile && other.isMobile)));
    return isInDoubt ? others.slice(0, mostChoices).map((other) => choiceOf(other, language)) : [];
  }
}

function choiceOf({ country, calling, text, national }: CandidateReading, language: Language): PhoneChoice {
  const plan = namePlan({ country, calling }, language);
  return { country, phone: text, text: joined(plan, inOrder(national, language)) };
}
