import { expect, test } from "vitest";
import { pageLanguages } from "#content/languages.ts";
import { facts } from "#content/programs/facts.ts";
import type { ProgramState } from "#content/programs/program-statuses.ts";
import { provinces } from "#content/programs/provinces.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import type { PageContent } from "#content/site/page.ts";
import type { Language } from "#lead/languages.ts";
import { readPages } from "#scripts/build/pages/read-pages.ts";
import { home as homeEn } from "#words/en/home.ts";
import { words as siteEn } from "#words/en/site.ts";
import { home as homeFr } from "#words/fr/home.ts";
import { words as siteFr } from "#words/fr/site.ts";
import { textsIn } from "../support/contents.ts";

/* A status in words needs a fact, as a figure does: what a title, a search description, a notice, a table or
   a card calls open or closed is named here with its facts, and the ledger must agree. */

const word = (of: string) => new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, "iu");

/**
 * Words of a status, and the statuses that bear them out. A province that is changing is neither open nor
 * closed as a whole, but it can nominate.
 */
const sayings: readonly (readonly [of: string, agreeing: readonly ProgramState[], ofProvinces?: boolean])[] =
  [
    ["can nominate|peuvent vous désigner", ["open", "changing"], true],
    ["closed|ended|no longer|fermée?s?|pris fin", ["closed"]],
    [
      "no new applications|aucune nouvelle demande|accepts? no|n[’']acceptent? (?:plus|aucune)",
      ["closed", "paused"],
    ],
    ["paused|suspended|en pause|suspendue?s?", ["paused"]],
    [
      "open|accepts?|accepted|accepting|available|still|ouverte?s?|accepte(?:nt)?|encore|toujours|restent?|disponibles?",
      ["open", "changing"],
    ],
  ];
/** Where a text leads to the dated statuses, or speaks of something else, it states none. */
const leadsThere =
  /what is open|what is closed|ce qui est (?:ouvert|fermé)|still being processed|can open the/gi;

const subjects: readonly (readonly [name: RegExp, ...ids: string[]])[] = [
  [word("start-?up|démarrage d’entreprise"), "startUpVisa"],
  [word("self-employed(?! physician)|travailleurs? autonomes?"), "selfEmployed"],
  [word("pilots?|programmes? pilotes?|home care|aides? familiaux|caregivers?"), "homeCareWorkerPilots"],
  [word("parents and grandparents|parents et (?:les )?grands-parents"), "parentsAndGrandparents"],
  [word("super ?visa"), "superVisaRules"],
  [word("provinces?|provincial(?:e|es)?|territor(?:y|ies)|territoires?"), ...Object.keys(provinces)],
  [word("PEQ"), "quebecExperience"],
  [word("low-wage|bas salaire"), "quebecLowWage"],
];

/** What a text says of programs, against their facts; `own` is the program of a notice. */
function unfounded(text: string, own = "nothing"): readonly string[] {
  const plain = text.replace(leadsThere, "");
  // The first that fits: "accepts no new applications" does not say open.
  const [, agreeing, ofProvinces] = sayings.find(([of]) => word(of).test(plain)) ?? [];
  if (!agreeing) return [];
  const named = subjects.filter(([name]) => name.test(plain)).flatMap(([, ...ids]) => ids);
  return (named.length > 0 ? named : [own]).flatMap((id) => {
    const status = facts.find((fact) => fact.id === id)?.status;
    const isProvince = id in provinces;
    // The notice of a changing program says what part of it is closed.
    const isOwn = status === "changing" && (id === own || (isProvince && own in provinces));
    const isWhole = !isProvince || ofProvinces || status !== "changing";
    return isOwn || (isWhole && agreeing.some((one) => one === status)) ? [] : [`${id}: ${text}`];
  });
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s/);

function unfoundedIn(page: PageContent) {
  const rows = page.blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  return [
    ...[page.title, page.description].flatMap(sentences).flatMap((text) => unfounded(text)),
    ...rows.flatMap((row) => unfounded(row.join("; "))),
    ...page.notices.flatMap(({ program, heading, text }) =>
      [heading, ...textsIn([text]).flatMap(sentences)].flatMap((one) => unfounded(one, program)),
    ),
  ];
}

const pages = (["en", "fr"] as const).flatMap((language) =>
  [...readPages(language)].map(([name, page]) => ({ language, name, page })),
);

test.each(pages)("in $language $name calls open or closed only what the ledger does", ({ page }) => {
  expect(unfoundedIn(page)).toEqual([]);
});

test.each([
  ["en", homeEn, siteEn],
  ["fr", homeFr, siteFr],
] as const)("in %s the home page's cards and all search results agree with the ledger", (_, home, site) => {
  const texts = textsIn([home.options.cards, home.claims, home.features, site.heads]).flatMap(sentences);
  expect(texts.flatMap((text) => unfounded(text))).toEqual([]);
});

const [business] = pages.filter(({ name }) => name.startsWith("canadian-business"));

test.each([
  ["description", "Start-up visa: closed. Business visitor and provincial entrepreneur: open.", "ontario"],
  ["description", "Visiteur commercial et voie des provinces\u00a0: ouverts.", "ontario"],
  ["description", "Working holidays: open.", "nothing"],
  ["title", "Start-up Visa: open", "startUpVisa"],
  ["notice", "Business visits and provincial programs are still open.", "ontario"],
  ["notice", "Les programmes des provinces restent ouverts.", "ontario"],
  [
    "notice",
    "Self-employed people are still accepted: the program is open to self-employed people.",
    "selfEmployed",
  ],
])("a sentence put into a %s is found: %s", (place, sentence, id) => {
  const { page } = business as (typeof pages)[number];
  const [notice] = page.notices;
  const changed = {
    ...page,
    ...(place === "notice" ? { notices: [{ ...notice, text: [sentence] }] } : { [place]: sentence }),
  } as PageContent;
  expect(unfoundedIn(changed).join("\n")).toContain(`${id}: `);
});

const openOrClosed: Partial<Record<Language, RegExp>> = {
  ar: /مفتوح|مغلق|تُقبل|يُقبل|لا يزال|متاح/,
  es: /abiert[ao]|cerrad[ao]|se acepta|sigue/i,
  fa: /باز است|بسته است|پذیرفته|همچنان/,
  pa: /ਖੁੱਲ੍ਹਾ|ਖੁੱਲ੍ਹੇ|ਬੰਦ|ਨਹੀਂ ਲਈਆਂ/,
  pt: /abert[ao]|fechad[ao]|aceitam|continua/i,
  tl: /bukas|sarado|tumatanggap/i,
  uk: /відкрита?(?!о)|закрит|приймають|доступн(?!ість)|діють/i,
  zh: /开放|关闭|不接受新申请|暂停接受/,
};

test.each(pageLanguages)("the page in %s states a status only of a program by its fact", async (code) => {
  const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
  const { closed, programs } = page.before;
  const status = openOrClosed[code] as RegExp;
  expect(closed("1")).toMatch(status);
  for (const id of Object.keys(programs)) expect(facts.map((fact) => fact.id)).toContain(id);
  const { before: _, ...rest } = page;
  const others = textsIn(rest);
  expect(others.length).toBeGreaterThan(30);
  expect(others.filter((text) => status.test(text))).toEqual([]);
  // The super visa is open beside the program for parents, which is not.
  const beside = Object.values(programs).filter((text) => /super|سوبر|سوپر|ਸੁਪਰ|супер|超级/i.test(text ?? ""));
  if (beside.length > 0) expect(facts.find(({ id }) => id === "superVisaRules")?.status).toBe("open");
});
