import { facts as open } from "../../../generated/firm/facts.ts";

/** The facts of the tests' firm with its practice stopped; vitest.config.ts puts them in their place. */
export * from "../../../generated/firm/facts.ts";

export const practice = { stopped: "2026-11-23" };

/** With everything that only an open practice promises. */
export const facts = {
  ...open,
  consultation: { price: 199.5, minutes: 45 },
  languages: ["en", "fr"],
  replyDays: 2,
};
