import { channelsOf } from "../../env.ts";
import { isStep, type StepName } from "../../leads/steps.ts";
import { type Step, takeStep } from "../../leads/take-step.ts";
import type { Post, Posted, PostResult } from "./action.tsx";
import { outcomeIn } from "./closing.tsx";
import { wayIn } from "./contact.tsx";
import { postCorrection } from "./correction.tsx";
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
  const { env, lead, reader, posted, change } = post;
  const action = posted("action");
  const own = Object.hasOwn(posts, action) ? posts[action] : undefined;
  if (own !== undefined) return own(post);
  const nextOn = posted("next_on");
  // An empty day removes a stored one.
  const isDay = nextOn === "" ? lead.nextOn !== null : isNextDay(nextOn, reader);
  if (action === "planned" && !isDay) return { refusedDay: nextOn };
  const step = readStep(action, posted);
  if (step === undefined) return { done: "nothing" };
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

const details: Partial<Record<StepName, (posted: Posted) => string | null>> = {
  contacted: wayIn,
  closed: outcomeIn,
  outcome: outcomeIn,
  planned: dayIn,
};

export function readStep(action: string, posted: Posted): Pick<Step, "action" | "to"> | undefined {
  return isStep(action) ? { action, to: details[action]?.(posted) } : undefined;
}
