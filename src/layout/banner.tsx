import { Link } from "wouter";
import { language } from "#content/language.ts";
import { menu } from "#content/site/menu.ts";
import { words } from "#language/site.ts";
import { defaultLanguage } from "#lead/languages.ts";
import type { PageEntry } from "#site/routing/registry.ts";

type Crumb = Pick<PageEntry, "title" | "path">;

export function Banner({ title, crumb }: { title: string; crumb?: Crumb }) {
  return (
    <div className="banner contours" data-scene={sceneOf(crumb)}>
      <div className="banner-inner shell">
        <h1 tabIndex={-1}>{title}</h1>
        <nav aria-label={words.frame.breadcrumb}>
          <ol>
            <li>
              <Link href="/">{words.frame.home}</Link>
            </li>
            {crumb && (
              <li>
                <Link href={crumb.path}>{crumb.title}</Link>
              </li>
            )}
          </ol>
        </nav>
      </div>
    </div>
  );
}

export const sceneOf = (crumb: Crumb | undefined) => menu.find(({ path }) => path === crumb?.path)?.scene;

/** Addresses are English; banners in other languages take the menu's words. */
const readsAddress = language === defaultLanguage;

/** A page's name in its banner: the second segment of its address, else the first; or the menu's name. */
export function bannerTitle({ path, title }: PageEntry): string {
  const [first = "", second] = path.split("/").filter(Boolean);
  return readsAddress ? sentence(second ?? first) : title;
}

export function crumbOf({ path, title }: PageEntry): Crumb {
  const [first = ""] = path.split("/").filter(Boolean);
  const named = menu.find((entry) => entry.path === `/${first}`)?.title ?? title;
  return { title: readsAddress ? sentence(first) : named, path: `/${first}` };
}

function sentence(segment: string) {
  const words = segment.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
