import { expect, test } from "vitest";
import { facts, programStatuses } from "#content/facts.ts";
import { siteFacts } from "#scripts/build/site/site-facts.ts";

const both = ["en", "fr"] as const;

test("the worker is told of every page about a program that takes no new applications, and of no other", () => {
  const closed = Object.values(programStatuses).filter(
    ({ status }) => status === "closed" || status === "paused",
  );
  const paths = closed.flatMap(({ pages }) => pages);
  const told = siteFacts(both);
  expect(Object.keys(told.closed).toSorted()).toEqual([...new Set(paths)].toSorted());
});

test("it is told which program, in each language of the site", () => {
  const { closed } = siteFacts(both);
  expect(closed["/other-services/canadian-business-immigration-program"]).toEqual({
    en: "Business Immigration Program (Start-up Visa: closed to new applications; Self-Employed Persons: paused)",
    fr: expect.stringMatching(/^Immigration des gens d’affaires \(Visa pour démarrage d’entreprise/),
  });
});

test("a language that is not built is left out", () => {
  const { closed } = siteFacts(both.slice(0, 1));
  for (const words of Object.values(closed)) expect(Object.keys(words)).toEqual(["en"]);
});

test("the worker is told the day of every fact", () => {
  expect(siteFacts(both).facts).toEqual(facts.map(({ id, asOf }) => ({ id, asOf })));
});
