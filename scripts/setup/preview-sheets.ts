import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { menuIn } from "#content/site/menu.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { forms } from "#words/forms.ts";

export interface Sheet {
  file: string;
  title: string;
  picture: string;
  /** Scenes leave room for words on their left; pictures fill the right part of the sheet instead. */
  layout: "scene" | "beside";
  /** The part of a picture that stays in view when its sides are cut: 0 is its left edge, 100 its right. */
  focus: number;
}

const drawings: Record<string, Pick<Sheet, "picture" | "layout" | "focus">> = parse(
  readFileSync("scripts/setup/previews.yaml", "utf8"),
);

export function previewSheets(code: SiteLanguage): readonly Sheet[] {
  const { home, words } = siteWords[code];
  const titles = {
    default: home.hero.subtitle,
    ...Object.fromEntries(menuIn(words.menu).map(({ title, path }) => [path.slice(1), title])),
    assessment: forms[code].request.heading,
  };
  return Object.entries(titles).flatMap(([file, title]) => {
    const drawing = drawings[file];
    return drawing ? [{ file, title, ...drawing }] : [];
  });
}
