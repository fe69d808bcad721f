import { words as english } from "#content/en/words.ts";
import { facts, type Standing, standings } from "#content/facts.ts";
import { words as french } from "#content/fr/words.ts";
import { siteLanguages } from "#content/languages.ts";
import { type MenuEntry, menuIn } from "#content/menu.ts";
import type { PageContent } from "#content/page.ts";
import type { Language } from "#lead/languages.ts";
import type { SiteFacts } from "#worker/outbox/site-facts.ts";

const menus: Readonly<Record<Language, readonly MenuEntry[]>> = {
  en: menuIn(english.menu),
  fr: menuIn(french.menu),
};
const pages = new URL("../../../src/content/pages/", import.meta.url);

/** What the worker's mails tell of the contents, which the worker itself does not import. */
export async function siteFacts(languages = siteLanguages): Promise<SiteFacts> {
  const closed: Record<string, { en: string; fr?: string }> = {};
  for (const path of pathsOfClosed()) {
    const words = languages.map(async (code) => [code, await noticeOf(path, code)] as const);
    closed[path] = { en: await noticeOf(path, "en"), ...Object.fromEntries(await Promise.all(words)) };
  }
  return { closed, facts: facts.map(({ id, asOf }) => ({ id, asOf })) };
}

function pathsOfClosed(): ReadonlySet<string> {
  const all: readonly Standing[] = Object.values(standings);
  return new Set(all.filter(isClosed).flatMap((standing) => standing.pages));
}

function isClosed({ status }: Standing): boolean {
  return status === "closed" || status === "paused";
}

/** The page's name in the menu, and what its notices say in a few words. */
async function noticeOf(path: string, code: Language): Promise<string> {
  const entry = menus[code].flatMap((one) => [one, ...(one.children ?? [])]).find((one) => one.path === path);
  const file = new URL(`${path.slice(path.lastIndexOf("/") + 1)}.${code}.ts`, pages);
  const { page } = (await import(file.href)) as { readonly page: PageContent };
  const headings = (page.notices ?? [])
    .filter(({ standing }) => isClosed(standings[standing]))
    .map(({ heading }) => heading);
  if (entry === undefined || headings.length === 0) throw new Error(`${path} says nothing of its status`);
  return `${entry.title} (${headings.join("; ")})`;
}
