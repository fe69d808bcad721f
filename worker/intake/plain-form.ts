import type { MiddlewareHandler } from "hono";
import type { Form } from "#lead/field.ts";
import type { Env } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { accept } from "./accept.ts";
import { refusedFormPage } from "./form-page.ts";
import { limitClient } from "./guards.ts";
import { type PlainBody, readPlainBody, requireSameOrigin } from "./plain-body.ts";
import { receiptAddress, refusalPage } from "./receipt.ts";
import { RefusalError } from "./refusal-error.ts";
import { schemas } from "./schema.ts";
import { unacceptable } from "./unacceptable.ts";

/** Whether a browser sends the form by itself, because no script does. */
export function isPlainForm(request: Request): boolean {
  const [media = ""] = (request.headers.get("Content-Type") ?? "").split(";");
  return request.method === "POST" && media.trim().toLowerCase() === "application/x-www-form-urlencoded";
}

/** Takes a plain form by the rules that hold for JSON, and answers with pages; leaves any other post to the next. */
export function takePlainForm(form: Form): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isPlainForm(request)) return next();
    let plain: PlainBody | undefined;
    try {
      requireSameOrigin(request);
      const limited = await limitClient(c, async () => undefined).catch((error: unknown) => error);
      // Read also where the client has sent too much, because the page shall keep the answers.
      plain = await readPlainBody(request);
      if (limited) throw limited;
      const reference = await store(c.env, form, plain);
      return new Response(null, {
        status: 303,
        headers: { Location: await receiptAddress(c.env, reference), "Referrer-Policy": "no-referrer" },
      });
    } catch (error) {
      const refusal = asRefusal(error);
      return plain
        ? refusedFormPage(request, c.env, { form, plain, refusal })
        : refusalPage(request, c.env, refusal);
    }
  };
}

async function store(env: Env, form: Form, { body, key }: PlainBody): Promise<string> {
  const judged = await schemas[form.name].safeParseAsync(body);
  if (!judged.success) throw unacceptable(form, judged.error.issues);
  return accept(env, { form: form.name, submission: judged.data, key, overPartnerBudget: false });
}

function asRefusal(error: unknown): RefusalError {
  if (!(error instanceof RefusalError)) {
    log({ event: "failed", status: 500, fault: faultOf(error) });
    return new RefusalError(
      500,
      "Something went wrong on our side, so please send the form again in a minute.",
    );
  }
  // What is said about JSON means nothing to a visitor.
  if (error.status !== 400) return error;
  return new RefusalError(400, "The form did not arrive completely, so please go back and send it again.");
}
