import { languages } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";
import { firm, registryIn } from "./firm.ts";

export function licenseesIn(words: Words["firm"]) {
  return firm.licensees.map((licensee) => ({
    ...licensee,
    holder: `${licensee.name}, ${words.licenceClasses[licensee.class]}`,
    label: words.licenceNumber(licensee.number),
    /** A drawn person where there is one licensee without a photograph; among several, initials. */
    portrait:
      licensee.picture || firm.licensees.length === 1
        ? `/pictures/${licensee.picture ?? "consultant.svg"}`
        : undefined,
  }));
}

export function licenceIn({ form, firm: words }: Pick<Words, "form" | "firm">) {
  const everyone = licenseesIn(words).map(({ holder, number }) => words.licensed(holder, number));
  return {
    /** The register's address follows at once. */
    line: words.licence(everyone),
    numbers: words.licenceNumber(firm.licenceNumbers),
    register: firm.registry.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
    href: registryIn(languages[form.language].tag),
  };
}
