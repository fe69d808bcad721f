import type { Child } from "hono/jsx";
import { firm } from "#content/firm/firm.ts";
import { licenceText } from "#content/firm/licence.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { showBidi } from "#lead/lead-rows.ts";
import type { Row } from "#lead/present.ts";
import { wordsIn } from "#words/words-in.ts";
import type { DeskWords } from "../consultant-words.ts";
import { policyFor, siteHeaders } from "../site/site-headers.ts";
import { type Call, confirmationOf, confirmedIn, type Reader } from "./reader.ts";

/** Made of worker/desk/styles by the build. */
export const stylePath = "/desk/style.css";

type Place = keyof DeskWords["desk"]["pages"];

const paths: Record<Place, string> = {
  list: "/desk/",
  new: "/desk/new",
  month: "/desk/month",
  links: "/desk/links",
  facts: "/desk/facts",
  health: "/desk/health",
};

interface PageProps {
  title: string;
  words: DeskWords;
  children: Child;
}

function Document({ title, words, children }: PageProps) {
  return (
    <html lang={words.locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylePath} />
      </head>
      <body>{children}</body>
    </html>
  );
}

export function CardPage({ title, words, children }: PageProps) {
  return (
    <Document title={title} words={words}>
      <main class="card">
        <h1>{unbroken(title)}</h1>
        {children}
      </main>
    </Document>
  );
}

export function DeskFrame({
  reader: { words, by, isLocal },
  title,
  heading = title,
  confirmation,
  isAgain = false,
  place,
  paperIn,
  children,
}: Omit<PageProps, "words"> & {
  reader: Reader;
  heading?: Child;
  confirmation?: Child;
  /** The last action was lost, because the sign-in had expired and Access led back to the form's address. */
  isAgain?: boolean;
  place?: Place;
  /** The language of the firm's letterhead, for printed pages. */
  paperIn?: SiteLanguage;
}) {
  const { desk } = words;
  return (
    <Document title={`${isAgain ? `${desk.notKept} · ` : ""}${title} · ${desk.title}`} words={words}>
      <a class="skip" href="#content">
        {desk.skip}
      </a>
      <Header words={words} by={by} place={place} />
      <main id="content" tabindex={-1}>
        {paperIn && <Letterhead language={paperIn} />}
        {isAgain && (
          <div class="done alert" role="alert">
            {desk.again}
          </div>
        )}
        {confirmation && (
          <div class="done" role="status">
            {confirmation}
          </div>
        )}
        <h1>{heading}</h1>
        {children}
      </main>
      {isLocal && (
        <footer class="actions">
          <form method="post" action="/desk/reader" class="who row">
            <label for="reader">{desk.youAre}</label>
            <input id="reader" name="reader" value={by === "local" ? "" : by} />
            <button>{desk.changeReader}</button>
          </form>
        </footer>
      )}
    </Document>
  );
}

function Header({
  words: { desk },
  by,
  place,
}: Pick<Reader, "words" | "by"> & { place?: Place | undefined }) {
  return (
    <header>
      <strong>
        {firm.shortName} <span>{desk.title}</span>
      </strong>
      <nav aria-label={desk.navigation}>
        <ul>
          {Object.entries(paths).map(([name, path]) => (
            <li>
              <a href={path} aria-current={name === place ? "page" : undefined}>
                {desk.pages[name as Place]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {by !== "local" && <p class="who">{desk.signedIn(by)}</p>}
    </header>
  );
}

export function framed(c: Call, title: string) {
  const { reader } = c.var;
  const done = confirmedIn(c);
  const confirmation = done && confirmationOf(done, reader.words);
  return {
    reader,
    title: confirmation === undefined ? title : `${confirmation} · ${title}`,
    heading: title,
    confirmation,
    isAgain: c.req.query("again") !== undefined,
  };
}

/** Keeps a reference on one line, because its hyphen invites a break. */
export function unbroken(text: string) {
  return text
    .split(/([A-Z]{2,4}-[0-9A-Z]{10})/)
    .map((part, at) => (at % 2 === 1 ? <span>{part}</span> : part));
}

export const deskHeaders: Record<string, string> = {
  ...siteHeaders,
  // Once the sign-in has expired, Access answers a press with a redirect to its own domain, which redirects
  // to the identity provider. Browsers apply `form-action` to each redirect, and block it silently.
  "Content-Security-Policy": policyFor("form-action 'self' https:"),
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store, no-transform",
  "X-Robots-Tag": "noindex",
  // Its addresses contain search terms, but its own forms must be recognized by their origin.
  "Referrer-Policy": "same-origin",
};

export function fileAnswer(body: BodyInit, type: string, name: string): Response {
  const download = { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` };
  return new Response(body, { headers: { ...deskHeaders, ...download } });
}

export function htmlAnswer(page: Child, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(`<!doctype html>\n${String(page)}\n`, {
    status,
    headers: { ...deskHeaders, ...headers },
  });
}

export function Section({ title, children }: { title: string; children: Child }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/**
 * Values may contain a visitor's words: they never become links, and their direction marks do not reorder the
 * text around them.
 */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <>
          <dt>{label}</dt>
          <dd dir="auto">{showBidi(value)}</dd>
        </>
      ))}
    </dl>
  );
}

/** The firm at the top of a printed sheet; hidden on screens. */
function Letterhead({ language }: { language: SiteLanguage }) {
  const words = wordsIn[language].firm;
  return (
    <address class="letterhead" lang={`${language}-CA`}>
      <img src="/pictures/logo.svg" alt="" width={firm.logoWidth} height="44" />
      <span>
        <strong>{firm.name}</strong>
        <br />
        <bdi>{licenceText(words)}</bdi>
        <br />
        <bdi>{[...(firm.addressLines ?? []), firm.phone, firm.email].join(", ")}</bdi>
      </span>
    </address>
  );
}
