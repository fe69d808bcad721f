import { Link } from "wouter";
import { interpolate } from "#content/interpolate.ts";
import { type MenuEntry, menu } from "#content/site/menu.ts";
import { words } from "#language/site.ts";
import { Icon } from "#site/ui/icon.tsx";
import { LanguagesLink } from "#site/ui/languages-link.tsx";
import { PageLink } from "#site/ui/page-link.tsx";
import { useSubMenus } from "./use-sub-menus.ts";

/** Disclosure navigation by the WAI-ARIA practices: each entry is a link, with a button for its sub-menu. */
export function MainMenu({ path, onChosen }: { path: string | undefined; onChosen(): void }) {
  const { opened, press, listeners, close } = useSubMenus();

  function chosen() {
    close();
    onChosen();
  }

  function itemOf(entry: MenuEntry) {
    const { children } = entry;
    const isActive = children ? path?.startsWith(entry.path) : entry.path === path;
    const open = opened === entry.path;
    const id = `menu${entry.path.replaceAll("/", "-")}`;
    return (
      <li
        key={entry.path}
        data-active={isActive || undefined}
        data-open={open || undefined}
        {...(children && listeners(entry.path))}
      >
        <Link href={entry.path} aria-current={entry.path === path ? "page" : undefined} onClick={chosen}>
          {entry.title}
        </Link>
        {children && (
          <>
            <button
              type="button"
              className="disclose"
              aria-label={interpolate(words.frame.subMenu, { title: entry.title })}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => press(entry.path)}
            >
              <Icon name="chevron-down" size={18} />
            </button>
            <ul id={id} className="sub-menu">
              {children.map((child) => (
                <li key={child.path} data-active={child.path === path || undefined}>
                  <PageLink entry={child} isCurrent={child.path === path} onClick={chosen} />
                </li>
              ))}
            </ul>
          </>
        )}
      </li>
    );
  }

  return (
    <nav className="main-menu" id="main-menu" aria-label={words.frame.mainMenu}>
      <LanguagesLink
        label={words.frame.languages}
        place={path === "/contact-us" ? "#contact" : ""}
        onClick={chosen}
      />
      <ul>{menu.map(itemOf)}</ul>
    </nav>
  );
}
