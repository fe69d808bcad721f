import type { MouseEvent } from "react";
import { switchableLanguages } from "#content/languages.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { campaign } from "#site/ui/campaign.ts";

/** By this fragment of the address a browser gives the focus to the switch of the page that it leads to. */
const id = "language-switch";

/**
 * Links to the same page in the other languages, each by its own name. It loads, so that nobody pays for two.
 */
export function LanguageSwitch({ path }: { readonly path: string }) {
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

function takeAlong({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.search = campaign;
  link.hash = id;
}

/** Takes the fragment away again once it has done its work. */
export function tidyAddress(): void {
  if (location.hash === `#${id}`)
    history.replaceState(history.state, "", location.pathname + location.search);
}
