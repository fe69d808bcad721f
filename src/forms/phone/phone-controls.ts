/** Code of no country: a number that brings its own calling code. */
export const international = "ZZ";

export interface CountryChoice {
  readonly code: string;
  readonly label: string;
}

/** Joins the two plain controls of a phone and the library that drives them once it is loaded. */
export interface PhoneControls {
  number(): HTMLInputElement | null;
  edited(): void;
  showCountries(choices: readonly CountryChoice[]): void;
  /** `calling` is the country's calling code, such as `+234`; empty for no country. */
  showCountry(code: string, calling: string): void;
  /** Set by the plan: what happens at a keystroke and at the choice of a country. */
  type?: () => void;
  press?: (event: unknown) => void;
  choose?: (code: string) => void;
}

export interface PhonePlanProps {
  readonly controls: PhoneControls;
  readonly defaultCountry: string;
}
