import type { MouseEvent } from "react";
import { switchableLanguages } from "#content/language.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { campaign } from "#site/ui/campaign.ts";

/** This fragment of the address gives the focus to the other page's switch. */
const id = "language-switch";

/**
 * Links to the same page in the other languages, by their own names. It loads a page, so that nobody pays for
 * two languages.
 */
export function LanguageSwitch({ path }: { path: string }) {
  return switchableLanguages.map((code) => (
    <a
      key={code}
      id={id}
      className="language-switch"
      translate="no"
      href={pathIn(code, path)}
      lang={languages[code].tag}
      hrefLang={languages[code].tag}
      onClick={takeAlong}
    >
      {languages[code].name}
    </a>
  ));
}

function takeAlong({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  link.search = campaign;
  link.hash = id;
}

export function tidyAddress(): void {
  if (location.hash === `#${id}`)
    history.replaceState(history.state, "", location.pathname + location.search);
}
