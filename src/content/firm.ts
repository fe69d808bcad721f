/** The person who is licensed, as the College's register writes it. */
export interface Licensee {
  readonly name: string;
  readonly number: string;
  /** The class of the licence; RCIC-IRB may also appear before the Immigration and Refugee Board. */
  readonly class: "RCIC" | "RCIC-IRB";
}

/** Where the practice receives people, in Canada. */
export interface Address {
  readonly street: string;
  readonly city: string;
  /** Two letters, such as BC. */
  readonly province: string;
  readonly postalCode: string;
}

export interface Firm {
  readonly name: string;
  readonly shortName: string;
  /** International format, as people read it; the tel: link is made from it. */
  readonly phone: string;
  readonly email: string;
  /** Left out where nobody is received. */
  readonly address?: Address;
  readonly licensee: Licensee;
  /** Business days within which every lead is answered. Left out where nobody can keep such a promise: then none is made. */
  readonly replyDays?: number;
  /** The public register in which a visitor finds the licensee. */
  readonly registry: string;
  readonly social: readonly {
    readonly name: "Facebook" | "Instagram" | "Twitter" | "LinkedIn";
    readonly href: string;
  }[];
  /** Scheme and host of the site, no trailing slash. */
  readonly origin: string;
}

// Every fact of the firm. Put the real practice's facts over these: `npm run deploy` refuses until all are real.
const facts = {
  name: "Evermaple Immigration",
  shortName: "Evermaple",
  phone: "+1 604-555-0142",
  email: "hello@evermaple.example",
  licensee: { name: "Robin Evermaple", number: "R000000", class: "RCIC" },
  registry: "https://college-ic.ca/protecting-the-public/find-an-immigration-consultant",
  social: [
    { name: "Facebook", href: "https://www.facebook.com/evermaple.example" },
    { name: "Instagram", href: "https://www.instagram.com/evermaple.example" },
    { name: "Twitter", href: "https://twitter.com/evermaple.example" },
    { name: "LinkedIn", href: "https://www.linkedin.com/company/evermaple.example" },
  ],
  origin: "https://www.evermaple.example",
} as const satisfies Firm;

export const firm = {
  ...facts,
  phoneHref: `tel:${facts.phone.replace(/[^+\d]/g, "")}`,
} satisfies Firm & { readonly phoneHref: string };

// What gives a made-up value away. `.example` (RFC 2606) and 555-01xx numbers can never be anyone's, so they are
// caught in whatever form they are left. `registry` has no mark: the regulator's real directory is its right value.
const marks = {
  name: /evermaple/i,
  shortName: /evermaple/i,
  phone: /555\W?01\d\d/,
  email: /\.example$/,
  licensee: /evermaple|\bR?0+$/i,
  social: /\.example\b/,
  origin: /\.example\b/,
} as const satisfies Partial<Record<keyof Firm, RegExp>>;

/** The names of the facts that are still fictional, in the order of `Firm`; empty once the site may go public. */
export function fictionalFacts(of: Firm = firm): readonly (keyof Firm)[] {
  const keys = Object.keys(marks) as (keyof typeof marks)[];
  return keys.filter((key) => [of[key]].flat().some((value) => marks[key].test(textOf(value))));
}

function textOf(value: string | Licensee | Firm["social"][number]): string {
  if (typeof value === "string") return value;
  return "href" in value ? value.href : `${value.name} ${value.number}`;
}
