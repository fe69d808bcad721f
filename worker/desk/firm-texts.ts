import type { SiteLanguage } from "#lead/languages.ts";
import type { Env } from "../env.ts";
import { deskHeaders } from "./frame.tsx";

/** When a reply of firm/replies is offered: for each lead, one with open questions, one from a page about a closed program, or one with a number. */
export const offers = ["always", "questions", "closed", "call"] as const;

/** A reply as firm/replies has it, in one language. */
export interface Reply {
  /** Name of its file without language, such as `invitation`. */
  readonly id: string;
  readonly language: SiteLanguage;
  readonly title: string;
  readonly offered: (typeof offers)[number];
  readonly text: string;
}

/** What the build makes of firm/replies and firm/agreement.md. */
export interface FirmTexts {
  readonly replies: readonly Reply[];
  readonly agreement: Readonly<Record<SiteLanguage, string>>;
}

export const replyPlaceholders = ["name", "reference", "firm", "price", "booking", "questions"] as const;
export const agreementPlaceholders = [
  ...["name", "email", "phone", "reference", "firm", "licensee", "number", "register", "price", "date"],
] as const;

/** Folder of the built site that the worker alone serves, because it answers all below /desk/ itself. */
export const deskFolder = "desk";

/** Reads the firm's texts from the build; without a build there are none. */
export async function readFirmTexts({ ASSETS }: Env): Promise<FirmTexts> {
  const answer = await ASSETS?.fetch(new Request(`https://assets/${deskFolder}/texts.json`));
  return answer?.status === 200 ? answer.json<FirmTexts>() : { replies: [], agreement: { en: "", fr: "" } };
}

/** Answers a typeface of the site, by a name that no build changes. */
export async function serveFont({ ASSETS }: Env, file: string): Promise<Response> {
  const answer = /^[a-z-]+\.woff2$/.test(file)
    ? await ASSETS?.fetch(new Request(`https://assets/${deskFolder}/fonts/${file}`))
    : undefined;
  if (answer?.status !== 200) return new Response(null, { status: 404, headers: deskHeaders });
  return new Response(answer.body, {
    headers: { ...deskHeaders, "Content-Type": "font/woff2", "Cache-Control": "public, max-age=86400" },
  });
}

/**
 * Puts values into a text; a paragraph or a line of a list that needs one which is not there is left out, or keeps
 * `blank` in its place.
 */
export function fill(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  blank?: string,
): string {
  const known = (part: string) => blank !== undefined || namesIn(part).every((name) => values[name]);
  return text
    .split(/\n{2,}/)
    .filter(known)
    .map((paragraph) => paragraph.replace(/\{(\w+)\}/g, (_, name: string) => values[name] || (blank ?? "")))
    .join("\n\n");
}

/** The placeholders of a text, such as `name` of `{name}`. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
