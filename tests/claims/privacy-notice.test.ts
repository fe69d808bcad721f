import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
/** What the notice says it keeps. */
const kept = (code: string, heading: string) =>
  read(`words/${code}/pages/privacy.md`)
    .split("\n## ")
    .find((part) => part.startsWith(heading)) ?? "";
const notice = { en: kept("en", "What we keep"), fr: kept("fr", "Ce que nous conservons") };

const form = [/language of the form/, /langue du formulaire/] as const;
const codes = [/codes made of your answers/i, /codes tirés de vos réponses/i] as const;
const spam = [/spam check found/, /filtre contre les pourriels a trouvé/] as const;
const desk = [/notes and plans/, /nos notes et ce qui est prévu/] as const;
const called = [/called or written back/, /appelé ou écrit/] as const;
const place = [/page that the form stood on/, /page où se trouvait le formulaire/] as const;
const reference = [/reference/, /numéro de référence/] as const;
const time = [/the time\./, /l’heure\./] as const;
const corrects = [/which message corrects which/, /quel message en corrige un autre/] as const;
const partner = [/the partner’s code/, /le code du partenaire/] as const;
const person = [/your e-mail address and your phone number/, /votre courriel et de votre numéro/] as const;

/** Where the notice names what a column of `leads`, a key of its `source`, or a notification about it holds. */
const named: Readonly<Record<string, readonly [RegExp, RegExp]>> = {
  ...{ id: reference, reference, received_at: time, key_hash: codes, fingerprint: codes },
  ...{
    form,
    language: form,
    notice: [/version of this notice/, /version de cette politique/],
    corrects,
    first: corrects,
  },
  answers: [/answers that you send/, /réponses que vous envoyez/],
  phone_entry: [/as you typed it/, /comme vous l’avez écrit/],
  ...{ source: place, page: place, widget: place, partner, country: person },
  utm: [/campaign named in its address/, /campagne nommée dans son adresse/],
  origin: [/partner’s site: its address/, /site d’un partenaire\s?: son adresse/],
  campaign: [/partner calls the campaign/, /nomme la campagne/],
  clientReference: [/calls the campaign and you/, /vous désigne/],
  locale: [/language and the time zone of your browser/, /langue et le fuseau horaire/],
  timeZone: [/time zone of your browser/, /fuseau horaire de votre navigateur/],
  ...{ person_email: person, person_phone: person, state: spam, signs: spam, spam_at: spam },
  ...{
    contacted_at: called,
    closed_at: [/what came of it/, /la suite donnée/],
    outcome: [/what came of it/, /la suite donnée/],
  },
  ...{ owner: [/who reads it/, /qui le lit/], read_at: [/who reads it and when/, /qui le lit et quand/] },
  ...{
    opened: [/who reads it and when/, /qui le lit et quand/],
    next_on: desk,
    history: desk,
    erase_at: desk,
  },
  unanswered_at: [/nobody has written to you/, /personne ne vous a écrit/],
  corrected: [/what we corrected/, /ce que nous avons corrigé/],
  client: [/code made of your network address/, /code tiré de votre adresse réseau/],
};

const columnsOf = (table: string) => {
  const [, body = ""] =
    new RegExp(`CREATE TABLE ${table} \\(\\n([^;]*?)\\n\\)`).exec(
      read("worker/migrations/0001_tables.sql"),
    ) ?? [];
  return [...body.matchAll(/^ {2}([a-z_]+) /gm)].map(([, name = ""]) => name);
};
const keysOfSource = () => {
  const [, body = ""] = /interface Source \{\n(.*?)\n\}/s.exec(read("src/lead/wire.ts")) ?? [];
  return [...body.matchAll(/readonly (\w+)\?/g)].map(([, name = ""]) => name);
};

const stored = [...columnsOf("leads"), ...keysOfSource(), "client", "corrected"];

test("the columns of a lead and the keys of its source are read", () => {
  expect(stored.length).toBeGreaterThan(38);
});

test.each(stored)("the privacy notice names %s, in English and French", (name) => {
  const [english, french] = named[name] ?? [/nothing names it/, /nothing names it/];
  expect(notice.en).toMatch(english);
  expect(notice.fr).toMatch(french);
});

test("no document shows how to keep an advertiser's click", () => {
  for (const file of ["docs/embedding.md", "docs/embedding.fr.md"])
    expect(read(file)).not.toMatch(/get\("gclid"\)/);
});
