import { firm } from "./firm.ts";
import type * as english from "./practice.ts";
import type { Translated } from "./translated.ts";

const { name, number, class: licenceClass } = firm.licensee;

const classes: Readonly<Record<typeof firm.licensee.class | "RCIC-IRB", string>> = {
  RCIC: "CRIC",
  "RCIC-IRB": "CRIC-CISR",
};

export const licence = {
  holder: `${name}, ${classes[licenceClass]}`,
  number: `Permis ${number}`,
  line: `${name}, ${classes[licenceClass]}, numéro de permis ${number}. Registre public\u00a0:`,
  register: firm.registry.replace(/^https:\/\/(?:www\.)?([^/]+).*$/, "$1"),
  href: firm.registry,
} as const satisfies Translated<typeof english.licence>;

export const practice = { licence } as const satisfies Translated<typeof english.practice>;
