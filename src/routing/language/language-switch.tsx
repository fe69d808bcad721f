import type { MouseEvent } from "react";
import { addressIn, otherLanguages, tagOf } from "#content/languages.ts";
import { campaign } from "#site/ui/campaign.ts";
import { loadPlace } from "./load-place.ts";

/** Links to the same page in the other languages, each by its own name. It loads, so that nobody pays for two. */
export function LanguageSwitch({ path }: { readonly path: string }) {
  return otherLanguages.map(({ code, name }) => (
    <a
      key={code}
      className="language-switch"
      translate="no"
      href={addressIn(code, path)}
      lang={tagOf(code)}
      hrefLang={tagOf(code)}
      // Of a touch too, before its click.
      onPointerEnter={() => void loadPlace().catch(() => undefined)}
      onClick={change}
    >
      {name}
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
