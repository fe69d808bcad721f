import { type Language, pathIn } from "#lead/languages.ts";
import { type FormType, testPrefix } from "#lead/wire.ts";
import { wordsIn } from "#words/words-in.ts";
import { type Env, linkSecrets, mailSettings, timeZoneOf } from "../env.ts";
import {
  findVisitorStatus,
  markUnanswered,
  mayBeUnanswered,
  type VisitorStatus,
  wasErased,
} from "../leads/visitor-status.ts";
import { faultOf, log } from "../log.ts";
import { isSigned } from "../signing/signature.ts";
import { pageAnswer, seeOther, sitePage, withoutScripts } from "../site/pages.ts";
import { plainPage } from "../site/plain-page.tsx";
import { promiseFor } from "../time/reply-promise.ts";
import { networkHashOf } from "./client.ts";
import { isOverLimit, tooOften } from "./guards.ts";
import { RefusalError } from "./refusal-error.ts";
import { statusTexts } from "./visitor-status-part.tsx";

/**
 * The visitor's own page, or 404 for an invalid proof or a lead that is gone. A `POST` reports that nobody
 * has written to the visitor.
 */
export async function showReceipt(request: Request, env: Env, language: Language): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const reference = searchParams.get("reference") ?? "";
  const proof = searchParams.get("proof") ?? "";
  if (request.method === "POST" && (await isOverLimit(request, env, "receipt")))
    return refusalPage(request, env, tooOften(request), language);
  const isProven = await isSigned(linkSecrets(env), "receipt", reference, proof);
  const status = isProven ? await statusOf(env, reference, searchParams.has("late")) : "gone";
  if (status === "gone") return receiptPage(request, env, language, "unproven", {}, { status: 404 });
  if (request.method === "POST") {
    const isKept = status !== undefined && (await reportUnanswered(request, env, status));
    if (!isKept) return refusalPage(request, env, new RefusalError(503, "notStored"), language);
    return seeOther(pathname + search);
  }
  const [timeZone, now] = [timeZoneOf(env), Date.now()];
  if (reference.startsWith(testPrefix)) {
    const heading = wordsIn[language].form.test;
    return receiptPage(request, env, language, "received", { reference, heading }, { status: 200 });
  }
  const promise = status && promiseFor(status.arrivedAt, timeZone);
  const texts = promise && statusTexts({ status, language, timeZone, now, promise });
  const content = { reference, ...texts };
  return receiptPage(request, env, language, "received", content, { status: 200, form: status?.form });
}

/** Stores the report; false if the database failed. */
async function reportUnanswered(request: Request, env: Env, status: VisitorStatus) {
  const now = Date.now();
  if (!mayBeUnanswered(status, promiseFor(status.arrivedAt, timeZoneOf(env)), now)) return true;
  try {
    const networkHash = await networkHashOf(env, request.headers.get("CF-Connecting-IP") ?? "");
    await markUnanswered(env.DB, status.newest, now, {
      hasMail: mailSettings(env) !== undefined,
      networkHash,
    });
    log({ event: "unanswered", reference: status.newest });
    return true;
  } catch (error) {
    log({ event: "status failed", reference: status.newest, fault: faultOf(error) });
    return false;
  }
}

/** Undefined for a test, and for a lead that waits on the queue because the database is down. */
async function statusOf(
  env: Env,
  reference: string,
  isLate: boolean,
): Promise<VisitorStatus | "gone" | undefined> {
  if (reference.startsWith(testPrefix)) return undefined;
  try {
    const status = await findVisitorStatus(env.DB, reference);
    if (status !== undefined) return status;
    return isLate && !(await wasErased(env.DB, reference)) ? undefined : "gone";
  } catch (error) {
    log({ event: "status failed", reference, fault: faultOf(error) });
    return undefined;
  }
}

export function refusalPage(
  request: Request,
  env: Env,
  refusal: RefusalError,
  language: Language,
): Promise<Response> {
  const reason = refusal
    .errors(language)
    .map(({ msg }) => msg)
    .join(" ");
  return receiptPage(request, env, language, "refused", { reason }, refusal);
}

interface PageOptions {
  status: number;
  headers?: RefusalError["headers"];
  form?: FormType | undefined;
}

/** Keeps the sections of one outcome (src/pages/receipt.tsx); `status` and `next` are our own HTML. */
async function receiptPage(
  request: Request,
  env: Env,
  language: Language,
  outcome: "received" | "unproven" | "refused",
  texts: Readonly<
    Partial<Record<"reference" | "reason" | "heading" | "status" | "next", string | undefined>>
  >,
  { status, headers = {}, form }: PageOptions,
) {
  const { titles, pageFailed } = wordsIn[language].refusals;
  const html =
    (await sitePage(request, env, pathIn(language, "/receipt"))) ??
    plainPage(language, outcome === "refused" ? "" : pageFailed, Object.keys(texts));
  const before = texts.heading
    ? `${texts.heading} · `
    : ({ unproven: "", ...titles } satisfies Record<typeof outcome, string>)[outcome];
  const rewriter = withoutScripts().on("title", {
    element: (title) => void title.prepend(before),
  });
  if (texts.reference?.startsWith(testPrefix))
    rewriter.on("[data-outcome] > :not(h1):not(.receipt-reference)", {
      element: (part) => void part.remove(),
    });
  const about = new URL(request.url).searchParams.get("about");
  for (const [mark, kept] of Object.entries({
    "data-outcome": outcome,
    "data-form": form,
    "data-about": about,
  }))
    rewriter.on(`[${mark}]`, {
      element: (element) => void (element.getAttribute(mark) !== kept && element.remove()),
    });
  for (const [name, text] of Object.entries(texts)) {
    rewriter.on(`[data-text="${name}"]`, {
      element(element) {
        if (text === "") element.remove();
        else if (text) element.setInnerContent(text, { html: name === "status" || name === "next" });
      },
    });
  }
  // The address contains a proof.
  const hidden = { "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };
  return rewriter.transform(pageAnswer(html, status, { ...headers, ...hidden }));
}
