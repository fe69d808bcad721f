/** Domains at which most people who write to us have their mailbox. */
const domains: readonly string[] = [
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
  "live.com",
  "orange.fr",
  "rediffmail.com",
  "protonmail.com",
  "ymail.com",
] as const;

/** Near to one of these, and meant as they are. */
const others = ["mail.com", "email.com"];

/** Has mailboxes in many countries, each with an ending of its own. */
const worldwide = /^(yahoo|hotmail|outlook|live|ymail|orange)\.([a-z]{2}|com?\.[a-z]{2})$/;

/** Closer ones would be too near to each other. */
const shortest = 8;

/** Returns an address with its domain spelled as a large mailbox provider's; undefined where it seems meant as it is. */
export function mendedEmail(typed: string): string | undefined {
  const [, name = "", domain = ""] = /^\s*([^\s@]+)@([^\s@]+?)\s*$/.exec(typed) ?? [];
  const written = domain.toLowerCase();
  if (written === "" || worldwide.test(written) || [...domains, ...others].includes(written))
    return undefined;
  const near = domains
    .map((known) => ({ known, steps: distance(written, known) }))
    .filter(({ known, steps }) => steps <= (known.length > shortest ? 2 : 1))
    .sort((one, other) => one.steps - other.steps)[0];
  return near && `${name}@${near.known}`;
}

/** Returns the number of letters to add, to take away, to replace or to swap with their neighbour that makes one word the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        at(rows, i - 1, j) + 1,
        (row[j - 1] ?? 0) + 1,
        at(rows, i - 1, j - 1) + cost,
        swapped ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows[i] = row;
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
