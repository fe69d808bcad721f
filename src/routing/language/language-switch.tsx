import type { MouseEvent } from "react";
import { addressIn, otherLanguages, tagOf } from "#content/languages.ts";
import { campaign } from "#site/ui/campaign.ts";

/** What few visitors need: a chunk of its own. */
const loadPlace = () => import("./place.ts");

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
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={change}
    >
      {name}
    </a>
  ));
}

function prefetch(): void {
  loadPlace().catch(() => undefined);
}

function change(event: MouseEvent<HTMLAnchorElement>): void {
  const link = event.currentTarget;
  link.search = campaign;
  link.hash = location.hash;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const go = () => location.assign(link.href);
  loadPlace().then(({ keepPlace }) => {
    keepPlace(link.pathname);
    go();
  }, go);
}
