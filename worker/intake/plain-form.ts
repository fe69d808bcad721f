import type { MiddlewareHandler } from "hono";
import type { Form } from "#lead/field.ts";
import { defaultLanguage, languageOfPath } from "#lead/languages.ts";
import { mentionsQuebec } from "#lead/mentions-quebec.ts";
import { receiptAddress } from "../signing/receipt-address.ts";
import { seeOther } from "../site/pages.ts";
import { accept } from "./accept.ts";
import { refusedFormPage } from "./form-page.ts";
import { type AppEnv, isOverLimit, isPlainForm, languageOfPost, tooOften } from "./guards.ts";
import { isFromOwnPage, type PlainBody, readPlainBody, refererOf } from "./plain-body.ts";
import { refuseWhileStopped } from "./practice.ts";
import { refusalPage } from "./receipt.ts";
import { asRefusal, RefusalError, unacceptable } from "./refusal-error.ts";
import { schemas } from "./schema.ts";

/** Accepts a form posted without scripts, by the same rules as JSON, and answers with pages. */
export function takePlainForm(form: Form): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isPlainForm(request)) return next();
    let plain: PlainBody | undefined;
    try {
      if (await isOverLimit(request, c.env, "form")) throw tooOften(request);
      if (!isFromOwnPage(request)) throw new RefusalError(403, "foreign");
      plain = await readPlainBody(request);
      await refuseWhileStopped(c.env);
      const judged = await schemas[form.name].safeParseAsync(plain.body);
      if (!judged.success) throw unacceptable(form, judged.error.issues, plain.language);
      const accepted = await accept(c.env, {
        form: form.name,
        submission: judged.data,
        key: plain.key,
        overPartnerBudget: false,
        address: c.req.header("CF-Connecting-IP"),
      });
      // The page shows nothing of the stored lead, so its address says whether it is about Québec.
      const aboutQuebec = mentionsQuebec(String(plain.body.province ?? ""));
      return seeOther(await receiptAddress(c.env, accepted, plain.language, aboutQuebec));
    } catch (error) {
      const cause = asRefusal(error);
      // Messages about JSON mean nothing to a visitor.
      const refusal = cause.status === 400 ? new RefusalError(400, "brokenPage", {}, cause.language) : cause;
      if (plain) return refusedFormPage(request, c.env, { form, plain, refusal });
      let language = languageOfPath(refererOf(request)?.pathname ?? "");
      if (language === defaultLanguage) language = refusal.language ?? (await languageOfPost(request));
      return refusalPage(request, c.env, refusal, language);
    }
  };
}
