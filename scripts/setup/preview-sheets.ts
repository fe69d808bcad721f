import { menuIn } from "#content/site/menu.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { siteWords } from "#scripts/build/site-words.ts";
import { forms } from "#words/forms.ts";

export interface Sheet {
  readonly file: string;
  readonly title: string;
  readonly picture: string;
  /** Scenes leave room for words on their left; pictures fill the right part of the sheet instead. */
  readonly layout: "scene" | "beside";
  /** The part of a picture that stays in view when its sides are cut: 0 is its left edge, 100 its right. */
  readonly focus: number;
}

const drawings: Readonly<Record<string, Pick<Sheet, "picture" | "layout" | "focus">>> = {
  immigration: { picture: "prairie", layout: "scene", focus: 50 },
  study: { picture: "study", layout: "beside", focus: 92 },
  visit: { picture: "visitor", layout: "beside", focus: 80 },
  sponsorship: { picture: "harbour", layout: "scene", focus: 50 },
  citizenship: { picture: "citizenship", layout: "beside", focus: 100 },
  "other-services": { picture: "waterfront", layout: "scene", focus: 50 },
  "contact-us": { picture: "who-we-are", layout: "beside", focus: 46 },
};

export function sheets(code: SiteLanguage): readonly Sheet[] {
  const { home, words } = siteWords[code];
  const sections = menuIn(words.menu).flatMap(({ title, path }) => {
    const file = path.slice(1);
    const drawing = drawings[file];
    return drawing ? [{ file, title, ...drawing }] : [];
  });
  return [
    { file: "default", title: home.hero.subtitle, picture: "rockies", layout: "scene", focus: 50 },
    ...sections,
    {
      file: "assessment",
      title: forms[code].request.heading,
      picture: "assessment",
      layout: "beside",
      focus: 50,
    },
  ];
}
