import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFields } from "#lead/source-fields.ts";
import { partnerTexts } from "#lead/wire.ts";

const read = (path: string) => readFileSync(path, "utf8");
const kept = (code: string, heading: string) =>
  read(`words/${code}/pages/privacy.md`)
    .split("\n## ")
    .find((part) => part.startsWith(heading)) ?? "";
const notice = { en: kept("en", "What we keep"), fr: kept("fr", "Ce que nous conservons") };

/**
 * How the notice names, in English and French, the content of these columns of `leads`, keys of its `source`,
 * or notifications.
 */
const statements: readonly (readonly [names: string, english: RegExp, french: RegExp])[] = [
  ["id reference", /reference/, /numéro de référence/],
  ["received_at", /the time\./, /l’heure\./],
  ["key_hash fingerprint", /codes made from your answers/i, /codes tirés de vos réponses/i],
  ["form language", /language of the form/, /langue du formulaire/],
  ["notice", /version of this notice/, /version de cette politique/],
  ["corrects first", /which message corrects which/, /quel message en corrige un autre/],
  ["answers", /answers that you send/, /réponses que vous envoyez/],
  ["phone_entry phone_reading", /as you typed it/, /comme vous l’avez écrit/],
  ["source page widget version", /page that the form was on/, /page où se trouvait le formulaire/],
  ["partner", /the partner’s code/, /le code du partenaire/],
  [
    "country person_email person_phone",
    /your e-mail address and your phone number/,
    /votre courriel et de votre numéro/,
  ],
  ["utm", /campaign named in its address/, /campagne nommée dans son adresse/],
  ["origin", /partner’s site: its address/, /site d’un partenaire\s?: son adresse/],
  [
    partnerTexts.join(" "),
    /labels that the partner attaches to your visit/,
    /noms ou numéros que le partenaire donne/,
  ],
  ["locale", /language and the time zone of your browser/, /langue et le fuseau horaire/],
  ["timeZone", /time zone of your browser/, /fuseau horaire de votre navigateur/],
  ["state signs spam_at", /spam check found/, /filtre contre les pourriels a trouvé/],
  ["contacted_at confirm_due confirmed_at", /called or written back/, /appelé ou écrit/],
  ["closed_at outcome", /what came of it/, /la suite donnée/],
  ["owner", /who reads it/, /qui le lit/],
  ["read_at opened typed_at", /who reads it and when/, /qui le lit et quand/],
  ["next_on deadline starred_at history erase_at", /notes and plans/, /nos notes et ce qui est prévu/],
  ["unanswered_at", /you have not heard from us/, /vous n’avez pas eu de nos nouvelles/],
  ["corrected", /what we corrected/, /ce que nous avons corrigé/],
  ["network_repeat", /the first message from that network/, /le premier de ce réseau ce jour-là/],
  ["network_hash", /code made from your IP address/, /code tiré de votre adresse IP/],
];

const migrations = globSync("worker/migrations/*.sql").map(read).join("\n");
const columnsOf = (table: string) => {
  const [, body = ""] = new RegExp(`CREATE TABLE ${table} \\(\\n(.*?)\\n\\)`, "s").exec(migrations) ?? [];
  const added = migrations.matchAll(new RegExp(`ALTER TABLE ${table} ADD COLUMN ([a-z_]+)`, "g"));
  return [...body.matchAll(/^ {2}([a-z_]+) /gm), ...added].map(([, name = ""]) => name);
};
const stored = [
  ...columnsOf("leads"),
  ...sourceFields.map(({ name }) => name),
  "utm",
  "network_hash",
  "corrected",
];

test("the columns of a lead and the keys of its source are read", () => {
  expect(stored.length).toBeGreaterThan(38);
});

test.each(stored)("the privacy notice names %s, in English and French", (name) => {
  const [, english, french] = statements.find(([names]) => names.split(" ").includes(name)) ?? [];
  expect(notice.en).toMatch(english ?? "no row names it");
  expect(notice.fr).toMatch(french ?? "no row names it");
});
