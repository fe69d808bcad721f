import { type Language, pathIn } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { type Env, linkSecrets } from "../env.ts";
import { isSigned, sign } from "../signature.ts";
import { siteHeaders } from "../site-headers.ts";
import type { RefusalError } from "./refusal-error.ts";
import { sitePage, withoutScripts } from "./site-page.ts";

/** The address of a lead's receipt. The proof in it keeps anyone from making a page of ours that names another reference. */
export async function receiptAddress(env: Env, reference: string, language: Language): Promise<string> {
  const path = pathIn(language, "/receipt");
  const [secret] = linkSecrets(env);
  if (secret === undefined) return path;
  return `${path}?${new URLSearchParams({ reference, proof: await sign(secret, "receipt", reference) })}`;
}

/** Answers the address of a receipt in a language: with the reference where its proof holds, and else with 404. */
export async function showReceipt(request: Request, env: Env, language: Language): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const reference = searchParams.get("reference") ?? "";
  const proof = searchParams.get("proof") ?? "";
  const proven = await isSigned(linkSecrets(env), "receipt", reference, proof);
  return proven
    ? receiptPage(request, env, language, "received", { reference })
    : receiptPage(request, env, language, "unproven", {}, { status: 404 });
}

/** Answers a plain form whose answers cannot be shown again: what went wrong, and how else to reach the firm. */
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

/** The receipt's page holds the words for each outcome (src/pages/receipt.tsx): all but one go, and its texts are filled in. */
async function receiptPage(
  request: Request,
  env: Env,
  language: Language,
  outcome: "received" | "unproven" | "refused",
  texts: Readonly<Record<string, string>>,
  { status, headers = {} }: { readonly status: number; readonly headers?: RefusalError["headers"] } = {
    status: 200,
  },
): Promise<Response> {
  const html = (await sitePage(request, env, pathIn(language, "/receipt"))) ?? Object.values(texts).join(" ");
  const { titles } = wordsIn[language].refusals;
  const rewriter = withoutScripts()
    .on("title", { element: (title) => void (outcome !== "unproven" && title.prepend(titles[outcome])) })
    .on("[data-outcome]", {
      element(element) {
        if (element.getAttribute("data-outcome") !== outcome) element.remove();
      },
    });
  for (const [name, text] of Object.entries(texts)) {
    rewriter.on(`[data-text="${name}"]`, {
      element(element) {
        element.setInnerContent(text);
      },
    });
  }
  return rewriter.transform(
    new Response(html, {
      status,
      headers: {
        ...siteHeaders,
        ...headers,
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
        // The address holds a proof.
        "Referrer-Policy": "no-referrer",
      },
    }),
  );
}
