import { facts as open } from "../../../generated/firm/facts.ts";

/**
 * The facts of the tests' firm with its practice stopped and a lawyer beside its consultant, who are in
 * different registers; vitest.config.ts puts them in their place.
 */
export * from "../../../generated/firm/facts.ts";

export const practice = { stopped: "2026-11-23" };

/** With everything that only an open practice promises. */
export const facts = {
  ...open,
  licensees: [
    ...open.licensees,
    {
      name: "Noor Haddad",
      class: "lawyer",
      number: "45678P",
      regulator: "Law Society of Ontario",
      register: "https://lso.ca/directory",
    },
  ],
  consultation: { price: 199.5, minutes: 45 },
  languages: ["en", "fr"],
  replyDays: 2,
};
