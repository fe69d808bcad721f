import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { filled } from "#content/filled.ts";
import { type MenuEntry, menu } from "#content/menu.ts";
import { words } from "#language/words.ts";
import { Icon } from "#site/ui/icon.tsx";
import { PageLink } from "#site/ui/page-link.tsx";

interface MainMenuProps {
  readonly path: string | undefined;
  onChosen(): void;
}

/** What opened a sub-menu: a press keeps it open when the pointer or the focus that opened it first is pressed on. */
interface Opened {
  readonly path: string;
  readonly by: "hover" | "focus" | "press";
}

/** How long a sub-menu waits for a pointer that left it on a slant, in milliseconds. */
const leaveDelay = 160;

/** Disclosure navigation after the WAI-ARIA practices: each entry a link, each sub-menu a button beside it. */
export function MainMenu({ path, onChosen }: MainMenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const dismissed = useRef(false);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function hover(event: PointerEvent, entry: MenuEntry) {
    if (event.pointerType !== "mouse" || isMobileBar()) return;
    clearTimeout(leaving.current);
    setOpened((now) => (now?.path === entry.path ? now : { path: entry.path, by: "hover" }));
  }

  function leave(event: PointerEvent) {
    if (event.pointerType !== "mouse") return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(
      () => setOpened((now) => (now?.by === "hover" ? undefined : now)),
      leaveDelay,
    );
  }

  function focus(event: FocusEvent, entry: MenuEntry) {
    if (isMobileBar() || dismissed.current || !event.target.matches("a:focus-visible")) return;
    setOpened((now) => (now?.path === entry.path ? now : { path: entry.path, by: "focus" }));
  }

  function blur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    dismissed.current = false;
    if (!isMobileBar()) setOpened((now) => (now?.by === "hover" ? now : undefined));
  }

  function press(entry: MenuEntry) {
    setOpened((now) =>
      now?.path === entry.path && now.by === "press" ? undefined : { path: entry.path, by: "press" },
    );
  }

  function key(event: KeyboardEvent<HTMLElement>, entry: MenuEntry) {
    const item = event.currentTarget;
    const open = opened?.path === entry.path;
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      dismissed.current = true;
      setOpened(undefined);
      item.querySelector<HTMLElement>("button")?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!open) setOpened({ path: entry.path, by: "press" });
      event.preventDefault();
      step(item, event.key === "ArrowDown" ? 1 : -1);
    }
  }

  function chosen() {
    setOpened(undefined);
    onChosen();
  }

  return (
    <nav className="main-menu" id="main-menu" aria-label={words.frame.mainMenu}>
      <ul>
        {menu.map((entry) => {
          const open = opened?.path === entry.path;
          const id = `menu${entry.path.replaceAll("/", "-")}`;
          if (!entry.children)
            return (
              <li key={entry.path} data-active={entry.path === path || undefined}>
                <MenuLink entry={entry} path={path} onChosen={chosen} />
              </li>
            );
          return (
            <li
              key={entry.path}
              data-active={path?.startsWith(entry.path) || undefined}
              data-open={open || undefined}
              onPointerEnter={(event) => hover(event, entry)}
              onPointerLeave={leave}
              onFocus={(event) => focus(event, entry)}
              onBlur={blur}
              onKeyDown={(event) => key(event, entry)}
            >
              <MenuLink entry={entry} path={path} onChosen={chosen} />
              <button
                type="button"
                className="disclose"
                aria-label={filled(words.frame.subMenu, { title: entry.title })}
                aria-expanded={open}
                aria-controls={id}
                onClick={() => press(entry)}
              >
                <Icon name="chevron-down" size={18} />
              </button>
              <ul id={id} className="sub-menu">
                {entry.children.map((child) => (
                  <li key={child.path} data-active={child.path === path || undefined}>
                    <PageLink entry={child} isCurrent={child.path === path} onClick={chosen} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function MenuLink({ entry, path, onChosen }: MainMenuProps & { readonly entry: MenuEntry }) {
  return (
    <Link href={entry.path} aria-current={entry.path === path ? "page" : undefined} onClick={onChosen}>
      {entry.title}
    </Link>
  );
}

function isMobileBar(): boolean {
  return matchMedia("(max-width: 959.98px)").matches;
}

/** Moves the focus along an entry and its sub-menu, once the sub-menu shows. */
function step(item: HTMLElement, by: 1 | -1): void {
  requestAnimationFrame(() => {
    const stops = [...item.querySelectorAll<HTMLElement>("a")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
  });
}
