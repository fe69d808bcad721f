import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { addDays } from "#content/firm/business-days.ts";
import { languageCodes } from "#lead/languages.ts";
import { startOfDay } from "#lead/local-time.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import { businessCalendarOf, firstDelayed } from "./business-calendar.ts";
import { findMistakes } from "./find-mistakes.ts";
import { findLogo } from "./folder.ts";
import { publishedName } from "./published-name.ts";
import { readFirmFile } from "./read-firm.ts";
import { agreementFiles, readAgreement, readReply, replyFiles } from "./read-texts.ts";
import { reviewsOf } from "./schema.ts";

// The firm's files as modules that site, worker, elements and scripts import: `#firm/facts.ts` and so on.
// scripts/launch.mjs runs this before every command, so that nobody compiles anything by hand.

const folder = "generated/firm";

const types = (name: string, file: string) => `import type { ${name} } from "${file}";\n`;
const exported = (name: string, value: unknown) =>
  `\nexport const ${name} = ${JSON.stringify(value, null, 2)};\n`;

/** The header shows a logo 44 pixels high, and a wide one up to 160 pixels wide. */
async function widthOfLogo() {
  const logo = findLogo();
  if (logo === undefined) return 44;
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(logo)
    .metadata()
    .catch(() => {
      throw new Error(`${logo} is no picture: give another copy of the logo`);
    });
  return Math.min(160, Math.max(44, Math.round((44 * width) / height)));
}

type GivenFacts = ReturnType<typeof readFirmFile<"facts">>;

/** The main office, unless it is in the list, and those of the list, each with its hours on its own clock. */
function placesOf({ hours: usualHours, address, offices = [] }: GivenFacts, timeZone: string) {
  const isListed = offices.some(({ street }) => street === address?.street);
  const first = isListed || (offices.length > 0 && !address) ? [] : [{ ...address }];
  return [...first, ...offices].map(
    ({ hours = usualHours, timeZone: zone = timeZone, ...place }: Partial<(typeof offices)[number]>) => ({
      ...place,
      ...(hours && { hours: hours.map((span) => ({ ...span, timeZone: zone })) }),
    }),
  );
}

function publishedFacts(
  { licensees, practice: _, ...facts }: GivenFacts,
  places: ReturnType<typeof placesOf>,
) {
  const [{ hours, phone, ...address } = {}, ...others] = places;
  return {
    ...facts,
    licensees: licensees.map(({ email: _, ...one }) => ({
      ...one,
      ...(one.picture && { picture: publishedName(one.picture) }),
    })),
    address: address.street ? address : undefined,
    hours,
    offices: phone || others.length > 0 ? places : undefined,
  };
}

const modules = async () => {
  const facts = readFirmFile("facts");
  const deployment = readFirmFile("deployment");
  const { timeZone } = deployment;
  const places = placesOf(facts, timeZone);
  const [{ hours, province } = {}, ...others] = places;
  const absence = readFirmFile("absence") ?? undefined;
  const opening = { hours, province, others };
  const calendar = businessCalendarOf({ ...opening, absence }, new Date().getFullYear());
  const bounds = absence && {
    delaysFrom: startOfDay(firstDelayed({ ...opening, absence }, facts.replyDays ?? 0), timeZone),
    begins: startOfDay(absence.from, timeZone),
    ends: startOfDay(addDays(absence.until, 1), timeZone),
  };
  const { languages, facts: factsReadOn } = readFirmFile("reviews");
  // Except languages that have got texts in English since.
  const reviewed = languageCodes.filter((code) => languages[code] && untranslatedIn(code).length === 0);
  const language = types("Language", "#lead/languages.ts");
  return {
    facts:
      types("FirmFacts, Practice", "#content/firm/firm-facts.ts") +
      types("StoragePlace", "#lead/words.ts") +
      exported("facts: FirmFacts", publishedFacts(facts, places)) +
      // A constant of its own, which the bundles of browsers leave out.
      exported(
        "licenseeEmails: Readonly<Record<string, string>>",
        Object.fromEntries(facts.licensees.flatMap(({ number, email }) => (email ? [[number, email]] : []))),
      ) +
      exported("practice: Practice | undefined", facts.practice) +
      exported("logoWidth: number", await widthOfLogo()) +
      exported("storage: StoragePlace", deployment.jurisdiction ?? "unknown"),
    deployment:
      types("Deployment", "#scripts/firm/fact-schemas.ts") + exported("deployment: Deployment", deployment),
    partners:
      types("Partner", "#content/firm/partner.ts") +
      exported("partners: readonly Partner[]", readFirmFile("partners")),
    absence:
      types("BoundedAbsence", "#content/firm/firm-facts.ts") +
      exported("absence: BoundedAbsence | undefined", bounds ? { ...absence, ...bounds } : undefined),
    "business-days":
      types("BusinessCalendar", "#content/firm/business-days.ts") +
      exported("calendar: BusinessCalendar", calendar),
    praise:
      types("Praise", "#content/firm/praise.ts") +
      language +
      exported("praise: Partial<Record<Language, Praise>>", readFirmFile("praise")),
    texts:
      types("Agreement, ReplyTemplate", "#content/firm/firm-replies.ts") +
      exported("replies: readonly ReplyTemplate[]", replyFiles().map(readReply)) +
      exported("agreements: readonly Agreement[]", agreementFiles().map(readAgreement)),
    reviews:
      types("Day", "#content/day.ts") +
      language +
      exported("reviewedLanguages: readonly Language[]", reviewed) +
      exported("factsReadOn: Record<string, Day>", factsReadOn),
  };
};

/** Leaves an equal file alone, so that watchers are not triggered needlessly. */
function writeIfNew(name: string, code: string) {
  const file = `${folder}/${name}.ts`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== code) writeFileSync(file, code);
}

try {
  const mistakes = findMistakes();
  if (mistakes.length > 0) throw new Error(mistakes.join("\n✗ "));
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of Object.entries(await modules())) writeIfNew(name, code);
  // The ledger of facts reads what was just written, so its ids are known only now.
  const { facts } = await import("#content/programs/facts.ts");
  const { ledgerModule } = await import("./ledger.ts");
  writeIfNew("ledger", ledgerModule(facts));
  readFirmFile("reviews", undefined, reviewsOf(z.enum(facts.map(({ id }) => id))));
} catch (error) {
  console.error(`\n✗ ${(error as Error).message}`);
  process.exit(1);
}
