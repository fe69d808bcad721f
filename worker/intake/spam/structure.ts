import type { Submission } from "../schema.ts";
import { linkKind } from "./text-features.ts";

type Answers = Submission["answers"];

export const names = ["fullName", "firstName", "lastName", "spouseFirstName", "spouseLastName"];

/** What speaks for spam in how a form was filled, whatever its words: names, and weights in log-odds. */
export function structureOf(answers: Answers): readonly (readonly [string, number])[] {
  const long = [answers.body, answers.additional].filter((answer) => typeof answer === "string").join("\n");
  const short = Object.entries(answers)
    .filter(([name]) => !["body", "additional", "email", "phone", ...names].includes(name))
    .map(([, answer]) => answer)
    .filter((answer) => typeof answer === "string")
    .join("\n");
  const named = names.map((name) => answers[name]).filter((answer) => typeof answer === "string");
  const link = /https?:\/\/|\bwww\.\w|\[url/i;
  const points: readonly (readonly [string, number])[] = [
    // Nobody is called so, whatever else they write.
    ["link for a name", named.some((name) => link.test(name)) ? 8 : 0],
    [
      "sentence for a name",
      named.some((name) => /\p{Nd}/u.test(name) && name.split(/\s+/).length > 3) ? 4 : 0,
    ],
    // Cities and jobs have no address either; `Node.js` and `Booking.com` are a trade and an employer.
    ["link in a short answer", link.test(short) ? 4 : 0],
    ["forum markup", forumMarkup.test(`${named.join("\n")}\n${short}\n${long}`) ? 4 : 0],
    ["links alone", isLinksAlone(long) ? 4 : 0],
    ["random letters", scrambled(answers)],
    ["one answer in many fields", isRepeated(answers) ? 5 : 0],
  ];
  return points.filter(([, weight]) => weight > 0);
}

/** A page that a person pastes has its addresses in quotes: browsers write them so. */
const forumMarkup = /\[(url|link)[=\]]|<a href=http/i;

/** As many links as other words; links to a government or to an applicant's own work are what people send. */
function isLinksAlone(text: string): boolean {
  if (!/https?:|www\./i.test(text)) return false;
  const link = /(?:https?:\/\/|(?<![/\w])www\.)[^\s<>"'\])]+/gi;
  const foreign = (text.match(link) ?? []).filter((found) => linkKind(found) === "link");
  if (foreign.length === 0) return false;
  const rest = text.replace(/<[^<>]*>/g, " ").replace(link, " ");
  let words = 0;
  for (const _word of rest.matchAll(/\p{L}{2,}/gu)) {
    words += 1;
    if (words > foreign.length) return false;
  }
  return true;
}

/** Capitals in the midst of a word again and again, or no vowel in a long one. */
function scrambled(answers: Answers): number {
  const words = [
    answers.fullName,
    answers.firstName,
    answers.lastName,
    answers.citizenship,
    answers.body,
    answers.additional,
  ];
  return Math.min(words.filter((word) => typeof word === "string" && isScrambled(word)).length * 2, 4);
}

function isScrambled(word: string): boolean {
  if (!/^[a-z]{9,40}$/i.test(word)) return false;
  const turns = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  // `MariaJoseDelCarmenGarcia` turns at each of its names; in random letters no stretch is long enough for a name.
  const stretches = word.match(/[a-z]+/g)?.map((stretch) => stretch.length) ?? [];
  const isRandom = turns >= 3 && stretches.filter((length) => length < 3).length * 2 > stretches.length;
  return isRandom || /[b-df-hj-np-tv-xz]{8}/i.test(word);
}

/** A name that is also a city, a citizenship or a job, or stands in the message's place. */
function isRepeated(answers: Answers): boolean {
  const [name] = [answers.fullName, answers.firstName].filter((answer) => typeof answer === "string");
  if (name === undefined || name.length < 8) return false;
  const again = Object.entries(answers).filter(([field, answer]) => field !== "lastName" && answer === name);
  // The name itself is one.
  return again.length > 2;
}
