import { defaultLanguage, type Language, languageOf, languageOfPath, pathIn } from "#lead/languages.ts";
import { withSmallNames } from "#lead/partner-link.ts";
import {
  keyName,
  languageName,
  pageName,
  partnerName,
  phoneChoiceName,
  phoneChosenName,
  phoneEntryName,
  readPartner,
  utmNames,
} from "#lead/wire.ts";
import { usableKey } from "../leads/identity.ts";
import { readBodyText } from "./guards.ts";
import { RefusalError } from "./refusal-error.ts";

export interface PlainBody {
  typed: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  page: string | undefined;
  key: string | undefined;
  language: Language;
}

export function isFromOwnPage(request: Request): boolean {
  const { headers } = request;
  const site = headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  // Browsers before 2023 send only the origin, and Firefox before 70 only the page.
  return (headers.get("Origin") ?? refererOf(request)?.origin) === originOf(request);
}

/** Throws a `RefusalError` with 400, 413 or 415. */
export async function readPlainBody(request: Request): Promise<PlainBody> {
  if ((request.headers.get("Content-Encoding") ?? "identity") !== "identity") {
    throw new RefusalError(415, "compressed");
  }
  const sent = new URLSearchParams(await readBodyText(request));
  // Browsers send line breaks as CR LF, scripts as LF; the same answers must make the same lead.
  const typed = Object.fromEntries([...sent].map(([name, text]) => [name, text.replaceAll("\r\n", "\n")]));
  const { pathname = "", search = "" } = refererOf(request) ?? {};
  const named = [typed[pageName] ?? "", pathname].find((path) => /^\/(?!\/)[a-z0-9/-]*$/.test(path));
  const ofPage = languageOfPath(named ?? "");
  const language = ofPage === defaultLanguage ? languageOf(typed[languageName]) : ofPage;
  const page = named && (language === ofPage ? named : pathIn(language, named));
  const choice = typed[phoneChoiceName] ?? "";
  const isChosen = choice !== "" || typed[phoneChosenName] === "true";
  if (choice !== "") typed.phoneCountry = choice;
  const query = new URLSearchParams(withSmallNames(search));
  const partner = readPartner(typed[partnerName] || query.get(partnerName)) ?? "";
  return {
    typed: { ...typed, [phoneChosenName]: String(isChosen), [partnerName]: partner },
    page,
    language,
    key: usableKey(typed[keyName]),
    body: {
      ...typed,
      [languageName]: language,
      [phoneEntryName]: { typed: typed.phone, country: typed.phoneCountry, chosen: isChosen },
      source: {
        page: page && originOf(request) + page,
        partner,
        locale: /^[\w-]+/.exec(request.headers.get("Accept-Language") ?? "")?.[0],
        utm: Object.fromEntries(utmNames.map((name) => [name, query.get(name)])),
      },
    },
  };
}

export function refererOf({ headers }: Request): URL | null {
  return URL.parse(headers.get("Referer") ?? "");
}

function originOf(request: Request) {
  return new URL(request.url).origin;
}
