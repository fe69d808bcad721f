import { zValidator } from "@hono/zod-validator";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { Hono } from "hono/tiny";
import { withAbsence } from "#content/firm/absence.ts";
import { firm } from "#content/firm/firm.ts";
import {
  defaultLanguage,
  languageCodes,
  languageOf,
  languageOfPath,
  pathIn,
  siteLanguageCodes,
} from "#lead/languages.ts";
import { type AcceptedBody, type AnsweredPractice, languageName } from "#lead/wire.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { signedIn } from "./desk/access.ts";
import { deskFor } from "./desk/desk.tsx";
import { showPartnerNumbers } from "./desk/partner-numbers-page.tsx";
import { deskLanguageOf, parseWholeNumber, timeZoneOf } from "./env.ts";
import { accept } from "./intake/accept.ts";
import {
  type AppEnv,
  checkXsrf,
  isOverLimit,
  isOverPartnerBudget,
  isPlainForm,
  isSameOrigin,
  languageOfPost,
  limitClient,
  malformed,
  readBody,
  requireJson,
  tooOften,
} from "./intake/guards.ts";
import { takePlainForm } from "./intake/plain-form.ts";
import { refuseWhileStopped } from "./intake/practice.ts";
import { refusalPage, showReceipt } from "./intake/receipt.ts";
import { asRefusal, RefusalError, unacceptable } from "./intake/refusal-error.ts";
import { schemas } from "./intake/schema.ts";
import { recentlyAnswered } from "./leads/answered.ts";
import { usableKey } from "./leads/identity.ts";
import { healthAnswer } from "./outbox/health.ts";
import { receiptAddress } from "./signing/receipt-address.ts";
import { serveCalendar } from "./site/calendar.ts";
import { pageAnswer, servePage } from "./site/pages.ts";
import { plainPage } from "./site/plain-page.tsx";
import { dataHeaders, strictTransport } from "./site/site-headers.ts";
import { promiseFor } from "./time/reply-promise.ts";

export const app = new Hono<AppEnv>();

app.use(async (c, next) => {
  await next();
  const days = parseWholeNumber(c.env.HSTS_DAYS, 730);
  for (const [name, value] of Object.entries(strictTransport(days))) c.header(name, value);
});

const defaultForms = Object.values(forms[defaultLanguage]);
const formPaths = defaultForms.map(({ name }) => `/api/${name}`);

// Any page may embed the forms, without credentials. Errors need the headers too.
const openToAll = cors({
  origin: "*",
  allowMethods: ["POST", "OPTIONS"],
  allowHeaders: ["content-type", "idempotency-key", "x-xsrf-token"],
  exposeHeaders: ["Retry-After"],
  maxAge: 86_400,
});

app.use(
  "/api/*",
  async (c, next) => {
    await next();
    // Pages, which answer plain forms, have the site's own headers.
    if (c.res.headers.has("Content-Security-Policy")) return;
    c.header("Cache-Control", "no-store");
    for (const [name, value] of Object.entries(dataHeaders)) c.header(name, value);
  },
  // Plain forms come from our own pages only, so they need no CORS headers.
  (c, next) => (isPlainForm(c.req.raw) && formPaths.includes(c.req.path) ? next() : openToAll(c, next)),
);

for (const form of defaultForms) {
  app
    .post(
      `/api/${form.name}`,
      takePlainForm(form),
      limitClient("form"),
      requireJson,
      checkXsrf,
      readBody,
      async (c, next) => {
        await refuseWhileStopped(c.env);
        await next();
      },
      zValidator("json", schemas[form.name], (result) => {
        if (!result.success) {
          throw unacceptable(form, result.error.issues, languageOf(result.data[languageName]));
        }
      }),
      async (c) => {
        const submission = c.req.valid("json");
        const accepted = await accept(c.env, {
          form: form.name,
          submission,
          key: usableKey(c.req.header("Idempotency-Key")),
          overPartnerBudget: await isOverPartnerBudget(c),
          origin: isSameOrigin(c) ? undefined : c.req.header("Origin"),
          address: c.req.header("CF-Connecting-IP"),
        });
        return c.json<AcceptedBody>({
          message: withAbsence(
            forms[submission.language][form.name].successMessage(firm.profession),
            wordsIn[submission.language],
          ),
          param: "success",
          reference: accepted.reference,
          receipt: await receiptAddress(c.env, accepted, submission.language),
        });
      },
    )
    .all(() => {
      throw new RefusalError(405, "notPosted", { Allow: "POST, OPTIONS" });
    });
}

app.get("/api/answered", async (c) => {
  const { publishReplies, replyDays: days } = firm;
  if (!publishReplies || days === undefined) return c.notFound();
  const timeOver = (at: number) => promiseFor(at, timeZoneOf(c.env)).until;
  const figure = await recentlyAnswered(c.env.DB, timeOver, Date.now());
  return figure ? c.json<AnsweredPractice>({ ...figure, days }) : c.notFound();
});

app.get("/api/health", (c) => healthAnswer(c.env, Date.now()));

for (const code of languageCodes)
  app.on(["GET", "POST"], pathIn(code, "/receipt"), (c) => showReceipt(c.req.raw, c.env, code));

for (const language of siteLanguageCodes)
  app.get(pathIn(language, "/partners/:code/:proof"), limitClient("link"), (c) =>
    showPartnerNumbers(c.req.raw, c.env, {
      code: c.req.param("code") ?? "",
      proof: c.req.param("proof") ?? "",
      // The desk gives out one address for all languages.
      language: /^fr\b/i.test(c.req.header("Accept-Language") ?? "") ? "fr" : language,
    }),
  );
app.get("/calendar/:file{.+\\.ics}", limitClient("link"), (c) =>
  serveCalendar(c.req.raw, c.env, c.req.param("file").replace(/\.ics$/, "")),
);

app.post("/desk/:reference/:action", async (c, next) => {
  if (!(await isOverLimit(c.req.raw, c.env, "link"))) return next();
  return refusalPage(c.req.raw, c.env, tooOften(c.req.raw), deskLanguageOf(c.env));
});
app.route("/", deskFor(signedIn));
// There is no other POST, and refusals count too.
app.post("*", limitClient("form"));

// Partners know their page with its slash, which the assets' own rules would redirect.
const partnerPages = languageCodes.map((code) => pathIn(code, "/widgets/"));
app.on("GET", partnerPages, (c) => {
  const { origin, search } = new URL(c.req.url);
  const page = origin + c.req.path.replace(/\/$/, "") + search;
  return servePage(new Request(page, c.req.raw), c.env);
});

const isApi = (path: string) => /^\/api(\/|$)/.test(path);

app.notFound(async (c) => {
  if (isApi(c.req.path)) {
    return new RefusalError(404, "nothingHere").answer(await languageOfPost(c.req.raw));
  }
  return servePage(c.req.raw, c.env);
});

// Hono passes an error of `notFound` on through every middleware, which then adds no header.
app.all("*", (c) => c.notFound());

app.onError(async (error, c) => {
  const isMalformed = error instanceof HTTPException && error.status === 400;
  const refusal = isMalformed ? malformed() : asRefusal(error);
  if (!isApi(c.req.path)) {
    const language = languageOfPath(c.req.path.toLowerCase());
    const { pageFailed } = wordsIn[language].refusals;
    return pageAnswer(plainPage(language, pageFailed), refusal.status, refusal.headers);
  }
  return refusal.answer(refusal.language ?? c.get("language") ?? (await languageOfPost(c.req.raw)));
});
