import * as z from "zod/mini";
import { type Form, fieldsOf } from "#lead/field.ts";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import { visitLimit } from "#lead/wire.ts";
import { forms } from "#words/forms.ts";
import { type Env, timeZoneOf } from "../env.ts";
import { addVisit } from "../leads/visits.ts";
import { faultOf, log } from "../log.ts";
import { isOverLimit, readText } from "./guards.ts";
import { isFromOwnPage } from "./plain-body.ts";
import { RefusalError } from "./refusal-error.ts";

function visitSchema(form: Form) {
  return z.strictObject({
    form: z.literal(form.name),
    language: z.enum(languageCodes),
    narrow: z.boolean(),
    reached: z.int().check(z.minimum(0), z.maximum(forms[defaultLanguage].request.sections.length)),
    refused: z.array(z.enum(fieldsOf(form).map(({ name }) => name))),
    sent: z.boolean(),
    withdrawn: z.optional(z.literal(true)),
  });
}

const { contact, request } = forms[defaultLanguage];
const schema = z.union([visitSchema(contact), visitSchema(request)]);

/** Counts how far a form got by the time its page closed. Always 204: no script reads it. */
export async function countVisit(call: Request, env: Env, now: number): Promise<Response> {
  try {
    const asksForSilence = call.headers.get("Sec-GPC") === "1" || call.headers.get("DNT") === "1";
    if (isFromOwnPage(call) && !asksForSilence && !(await isOverLimit(call, env, "count"))) {
      const visit = schema.safeParse(JSON.parse(await readText(call, visitLimit)));
      if (visit.success) await addVisit(env.DB, visit.data, timeZoneOf(env), now);
    }
  } catch (error) {
    const isJunk = error instanceof SyntaxError || error instanceof RefusalError;
    if (!isJunk) log({ event: "count failed", fault: faultOf(error) });
  }
  return new Response(null, { status: 204 });
}
