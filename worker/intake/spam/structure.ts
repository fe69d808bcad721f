import type { Submission } from "../schema.ts";
import { isForeign, links } from "./text-features.ts";

type Answers = Submission["answers"];

export const messages = ["body", "additional"];
export const names = ["fullName", "firstName", "lastName", "spouseFirstName", "spouseLastName"];

export function selectTexts(answers: Answers, isWanted: (name: string, text: string) => boolean) {
  return Object.entries(answers).flatMap(([name, answer]) =>
    typeof answer === "string" && isWanted(name, answer) ? [answer] : [],
  );
}

/** Evidence of spam in how the form was filled, in log-odds. */
export function structureScore(answers: Answers): number {
  const long = selectTexts(answers, (name) => messages.includes(name)).join("\n");
  const others = [...messages, ...names, "email", "phone"];
  const short = selectTexts(answers, (name) => !others.includes(name)).join("\n");
  const named = selectTexts(answers, (name) => names.includes(name));
  const link = /https?:\/\/|\bwww\.\w|\[url/i;
  return [
    // A link as a name, which no person has.
    named.some((name) => link.test(name)) ? 4.4 : 0,
    // Cities and jobs have no address either; `Node.js` and `Booking.com` are a trade and an employer.
    link.test(short) ? 2.2 : 0,
    forumMarkup.test(`${named.join("\n")}\n${short}\n${long}`) ? 2.2 : 0,
    isLinksAlone(long) ? 2.2 : 0,
    Math.min(scrambledNames.filter((name) => isScrambled(String(answers[name] ?? ""))).length * 1.1, 2.2),
    isRepeated(answers) ? 3.2 : 0,
  ].reduce((total, weight) => total + weight);
}

/** In a page that a person pastes, addresses are in quotes, as browsers write them. */
const forumMarkup = /\[(url|link)[=\]]|<a href=http/i;

/** As many links as other words; people do send links to governments and to their own work. */
function isLinksAlone(text: string) {
  if (!/https?:|www\./i.test(text)) return false;
  const foreign = (text.match(links) ?? []).filter(isForeign);
  if (foreign.length === 0) return false;
  const rest = text.replace(/<[^<>]*>/g, " ").replace(links, " ");
  return (rest.match(/\p{L}{2,}/gu) ?? []).length <= foreign.length;
}

const scrambledNames = ["fullName", "firstName", "lastName", "citizenship", ...messages];

function isScrambled(word: string) {
  if (!/^[a-z]{9,40}$/i.test(word)) return false;
  const turns = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  // `MariaJoseDelCarmenGarcia` has a capital for each of its names; in random letters no stretch is as long
  // as a name.
  const stretches = word.match(/[a-z]+/g)?.map((stretch) => stretch.length) ?? [];
  const isRandom = turns >= 3 && stretches.filter((length) => length < 3).length * 2 > stretches.length;
  return isRandom || /[b-df-hj-np-tv-xz]{8}/i.test(word);
}

function isRepeated(answers: Answers) {
  const name = answers.fullName ?? answers.firstName;
  if (typeof name !== "string" || name.length < 8) return false;
  const again = Object.entries(answers).filter(([field, answer]) => field !== "lastName" && answer === name);
  // One of them is the name itself.
  return again.length > 2;
}
