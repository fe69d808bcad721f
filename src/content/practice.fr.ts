import { daysKept } from "./build-facts.ts";
import { firm } from "./firm.ts";
import * as english from "./practice.ts";
import type { Translated } from "./translated.ts";

const { name, number, class: licenceClass } = firm.licensee;

const classes: Readonly<Record<typeof licenceClass | "RCIC-IRB", string>> = {
  RCIC: "CRIC",
  "RCIC-IRB": "CRIC-CISR",
};

export const licensee = {
  holder: `${name}, ${classes[licenceClass]}`,
  number: `Permis ${number}`,
} as const satisfies Translated<typeof english.licensee>;

export const licence = {
  line: `${name}, ${classes[licenceClass]}, numéro de permis ${number}. Registre public\u00a0:`,
  register: english.licence.register,
  href: firm.registry,
} as const satisfies Translated<typeof english.licence>;

export const siteOrigin = `${firm.origin}/fr` as const;

export const noticeVersion: typeof english.noticeVersion = english.noticeVersion;

export const keptFor: typeof english.keptFor = (days) =>
  days > 0 ? `pendant ${days}\u00a0jours` : "jusqu’à ce que vous nous demandiez de l’effacer";

export const practice = {
  licence,
  privacy: {
    line: `Une personne titulaire d’un permis lit ceci pour voir si nous pouvons vous aider, et Cloudflare le conserve pour nous, peut-être hors du Canada, ${keptFor(daysKept.leads)}\u00a0:`,
    link: "Politique de confidentialité",
    path: "/privacy",
  },
  noticeVersion,
  loadReceipt: async () => (await import("./receipt-to-keep.fr.ts")).receiptToKeep,
} as const satisfies Record<keyof typeof english.practice, unknown>;
