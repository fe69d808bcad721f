import { languages } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { firm, registryIn } from "./firm.ts";
import type { Licensee } from "./firm-facts.ts";

export function licenseesIn(words: Words["firm"]) {
  return firm.licensees.map((licensee: Licensee) => {
    const holder = words.holder(licensee.name, words.licenceClasses[licensee.class]);
    const label = labelOf(licensee, words);
    const { regulator, number } = licensee;
    return {
      ...licensee,
      holder,
      label,
      /** The holder with the label, inside a line. */
      licensed: regulator ? words.member(holder, label) : words.licensed(holder, number),
      /** A drawn person where there is one licensee without a photograph; among several, initials. */
      portrait:
        licensee.picture || firm.licensees.length === 1
          ? `/pictures/${licensee.picture ?? "consultant.svg"}`
          : undefined,
    };
  });
}

function labelOf({ regulator, number }: Licensee, words: Words["firm"]) {
  return regulator
    ? words.membership(words.regulators?.[regulator] ?? regulator, number)
    : words.licenceNumber(number);
}

/** The page on which a person is found, as the firm has written it. */
export const registerOf = ({ register = firm.registry }: { register?: string | undefined }): string =>
  register;

/** Each register with everyone who is found there, in the order of the persons. */
export function registersIn(words: Words["firm"]) {
  const licensees = licenseesIn(words);
  return [...new Set(licensees.map(registerOf))].map((register) => {
    const persons = licensees.filter((licensee) => registerOf(licensee) === register);
    const regulator = persons[0]?.regulator;
    const numbers = persons.map(({ number }) => number).join(", ");
    return {
      register,
      regulator,
      persons,
      /** The register's address follows at once. */
      line: words.licence(persons.map(({ licensed }) => licensed)),
      numbers: regulator ? persons.map(({ label }) => label).join(", ") : words.licenceNumber(numbers),
    };
  });
}

export function licenceText(words: Words["firm"]): string {
  return registersIn(words)
    .map(({ line, register }) => line + register)
    .join(" ");
}

/** The line of the first person's register, and the others. */
export function licenceIn({ form, firm: words }: Pick<Words, "form" | "firm">) {
  const [first, ...others] = registersIn(words).map(({ register, ...others }) => ({
    ...others,
    register: register.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
    href: registryIn(languages[form.language].tag, register),
  }));
  if (first === undefined) throw new Error("A firm has a licensed person.");
  return { ...first, others };
}

type LicenceLine = Record<"line" | "register" | "href", string>;

const lineOf = ({ line, register, href }: LicenceLine): LicenceLine => ({ line, register, href });

export function licenceLinesIn(words: Pick<Words, "form" | "firm">) {
  const { others, ...first } = licenceIn(words);
  return { ...lineOf(first), others: others.map(lineOf) };
}
