import { words } from "#language/site.ts";

export interface MenuEntry {
  title: string;
  path: string;
  scene?: "rockies" | "waterfront" | "prairie" | "harbour";
  children?: readonly MenuEntry[];
}

type MenuWords = (typeof words)["menu"];

/** The menu with a language's names for its pages. An entry and a file of texts below `pages` make a page. */
export function menuIn(titles: Record<keyof MenuWords, string>): readonly MenuEntry[] {
  const entry = (path: keyof MenuWords) => ({ path, title: titles[path] });
  return [
    entry("/"),
    {
      ...entry("/immigration"),
      scene: "rockies",
      children: [
        entry("/immigration/express-entry"),
        entry("/immigration/federal-skilled-worker"),
        entry("/immigration/federal-skilled-trades"),
        entry("/immigration/canadian-experience-class"),
        entry("/immigration/provincial-nominee-programs"),
      ],
    },
    { ...entry("/study"), scene: "waterfront" },
    {
      ...entry("/visit"),
      scene: "waterfront",
      children: [entry("/visit/tourism"), entry("/visit/super-visa")],
    },
    { ...entry("/sponsorship"), scene: "harbour" },
    { ...entry("/citizenship"), scene: "prairie" },
    {
      ...entry("/other-services"),
      scene: "prairie",
      children: [
        entry("/other-services/canadian-business-immigration-program"),
        entry("/other-services/labour-market-impact-assessment"),
        entry("/other-services/caregivers"),
      ],
    },
    { ...entry("/contact-us"), scene: "harbour" },
  ];
}

export const menu = menuIn(words.menu);
