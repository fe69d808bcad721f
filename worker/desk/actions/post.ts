import { channelsOf } from "../../env.ts";
import { isStep, type StepName } from "../../leads/steps.ts";
import { type Step, takeStep } from "../../leads/take-step.ts";
import type { Post, Posted, PostResult } from "./action.tsx";
import { outcomeIn } from "./closing.tsx";
import { wayIn } from "./contact.tsx";
import { postCorrection } from "./correction.tsx";
import { receiverIn } from "./giving.tsx";
import { dayIn, isNextDay } from "./next-day.tsx";
import { postNote } from "./note.tsx";
import { postResend } from "./papers.tsx";
import { postReply } from "./reply.tsx";

const posts: Record<string, (post: Post) => Promise<PostResult>> = {
  noted: postNote,
  resent: postResend,
  corrected: postCorrection,
  used: postReply,
};

export async function postAction(post: Post): Promise<PostResult> {
  const { env, lead, reader, posted, change, people } = post;
  const action = posted("action");
  const own = Object.hasOwn(posts, action) ? posts[action] : undefined;
  if (own !== undefined) return own(post);
  const nextOn = posted("next_on");
  // An empty day removes a stored one.
  const isDay = nextOn === "" ? lead.nextOn !== null : isNextDay(nextOn, reader);
  if (action === "planned" && !isDay) return { refusedDay: nextOn };
  const step = readStep(action, posted, people);
  if (step === undefined) return { done: "nothing" };
  if (isNobody(step)) return { done: "nobody" };
  const { reference, at, by } = change;
  const count = await takeStep(env.DB, {
    ...step,
    references: [reference],
    at,
    by,
    withVersions: posted("versions") === "all",
    channels: channelsOf(env),
  });
  return { done: count > 0 ? step.action : "nothing" };
}

const details: Partial<Record<StepName, (posted: Posted, people: readonly string[]) => string | null>> = {
  given: receiverIn,
  contacted: wayIn,
  closed: outcomeIn,
  outcome: outcomeIn,
  planned: dayIn,
};

type AskedStep = Pick<Step, "action" | "to">;

export function readStep(action: string, posted: Posted, people: readonly string[]): AskedStep | undefined {
  return isStep(action) ? { action, to: details[action]?.(posted, people) } : undefined;
}

export function isNobody({ action, to }: AskedStep): boolean {
  return action === "given" && to === null;
}
