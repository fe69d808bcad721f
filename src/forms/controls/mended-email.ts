/** Mailbox providers that most of our visitors use; no package knows them (docs/decisions, record 54). */
const domains = [
  "gmail.com",
  "yahoo.com",
  "yahoo.ca",
  "yahoo.fr",
  "hotmail.com",
  "hotmail.ca",
  "hotmail.fr",
  "hotmail.es",
  "outlook.com",
  "outlook.fr",
  "icloud.com",
  "orange.fr",
  "rediffmail.com",
  "protonmail.com",
  "ymail.com",
];

/** Real domains that are close to one of these. */
const others = ["mail.com", "email.com", "foxmail.com", "mailo.com", "protonmail.ch"];

const worldwide = /^(yahoo|hotmail|outlook|live|ymail|orange)\.([a-z]{2}|com?\.[a-z]{2})$/;

/** Shorter domains are too close to each other to allow two typing errors. */
const shortest = 8;

/**
 * Returns an address whose misspelled domain is corrected to a large mailbox provider's; undefined if it
 * looks right.
 */
export function mendedEmail(typed: string): string | undefined {
  const [, name = "", domain = ""] = /^\s*([^\s@]+)@([^\s@]+?)\s*$/.exec(typed) ?? [];
  const written = domain.toLowerCase();
  if (written === "" || worldwide.test(written) || [...domains, ...others].includes(written))
    return undefined;
  const near =
    domains.find((known) => isWithin(1, written, known)) ??
    domains.find((known) => known.length > shortest && isWithin(2, written, known)) ??
    // No domain ends so.
    (written.endsWith(".con") ? written.replace(/n$/, "m") : undefined);
  return near && `${name}@${near}`;
}

/** Whether the edit distance (Damerau–Levenshtein) between two words is at most `steps`. */
function isWithin(steps: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (steps === 0) return false;
  const [less, rest] = [one.slice(1), other.slice(1)];
  if (one[0] === other[0]) return isWithin(steps, less, rest);
  const isSwapped = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return (
    isWithin(steps - 1, less, rest) ||
    isWithin(steps - 1, less, other) ||
    isWithin(steps - 1, one, rest) ||
    (isSwapped && isWithin(steps - 1, one.slice(2), other.slice(2)))
  );
}
