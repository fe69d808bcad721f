import type { MouseEvent } from "react";
import { switchableLanguages } from "#content/languages.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { campaign } from "#site/ui/campaign.ts";
import { loadPlace } from "./load-place.ts";

/** Links to the same page in the other languages, each by its own name. It loads, so that nobody pays for two. */
export function LanguageSwitch({ path }: { readonly path: string }) {
  return switchableLanguages.map((code) => (
    <a
      key={code}
      className="language-switch"
      translate="no"
      href={pathIn(code, path)}
      lang={languages[code].tag}
      hrefLang={languages[code].tag}
      // Of a touch too, before its click.
      onPointerEnter={() => void loadPlace().catch(() => undefined)}
      onClick={change}
    >
      {languages[code].name}
    </a>
  ));
}

function change(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  link.search = campaign;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  loadPlace()
    .then(({ keepPlace }) => keepPlace(link))
    .catch(() => undefined)
    .then(() => location.assign(link.href));
}
