import { words as english } from "#content/en/words.ts";
import { facts, type ProgramStatus, programStatuses } from "#content/facts.ts";
import { words as french } from "#content/fr/words.ts";
import { siteLanguages } from "#content/languages.ts";
import { type MenuEntry, menuIn } from "#content/menu.ts";
import type { Language } from "#lead/languages.ts";
import { readPage } from "#scripts/build/pages/read-pages.ts";
import type { SiteFacts } from "#worker/outbox/site-facts.ts";

const menus: Readonly<Record<Language, readonly MenuEntry[]>> = {
  en: menuIn(english.menu),
  fr: menuIn(french.menu),
};

/** Statuses and days for the worker's mails; the worker itself does not import the contents. */
export function siteFacts(languages = siteLanguages): SiteFacts {
  const closed: Record<string, { en: string; fr?: string }> = {};
  for (const path of pathsOfClosed()) {
    const words = languages.map((code) => [code, noticeOf(path, code)] as const);
    closed[path] = { en: noticeOf(path, "en"), ...Object.fromEntries(words) };
  }
  return { closed, facts: facts.map(({ id, asOf }) => ({ id, asOf })) };
}

function pathsOfClosed(): ReadonlySet<string> {
  const all: readonly ProgramStatus[] = Object.values(programStatuses);
  return new Set(all.filter(isClosed).flatMap(({ pages }) => pages));
}

function isClosed({ status }: ProgramStatus): boolean {
  return status === "closed" || status === "paused";
}

/** The page's name in the menu, and what its notices say in a few words. */
function noticeOf(path: string, code: Language): string {
  const entry = menus[code].flatMap((one) => [one, ...(one.children ?? [])]).find((one) => one.path === path);
  const headings = readPage(code, `${path.slice(path.lastIndexOf("/") + 1)}.md`)
    .notices.filter(({ program }) => isClosed(programStatuses[program]))
    .map(({ heading }) => heading);
  if (entry === undefined || headings.length === 0) throw new Error(`${path} says nothing of its status`);
  return `${entry.title} (${headings.join("; ")})`;
}
