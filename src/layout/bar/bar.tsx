import { type FocusEvent, useRef, useState } from "react";
import { words } from "#language/site.ts";
import { OverlayButton } from "#site/overlays/action-buttons.tsx";
import { Icon } from "#site/ui/icon.tsx";
import { useEscape } from "#site/ui/use-escape.ts";
import { CallLink } from "../firm-links.tsx";
import { Logo } from "../logo.tsx";
import { MainMenu } from "./main-menu.tsx";
import { useFixedBar } from "./use-fixed-bar.ts";

export function Bar({ path }: { path: string | undefined }) {
  const bar = useRef<HTMLDivElement>(null);
  const fixed = useFixedBar(bar);
  const [menuOpen, setMenuOpen] = useState(false);
  const hamburger = useRef<HTMLButtonElement>(null);
  const closeMenu = () => setMenuOpen(false);

  useEscape(menuOpen, () => {
    closeMenu();
    hamburger.current?.focus();
  });

  /** The open menu would cover whatever is focused next. */
  function closeBehind({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Focus that leaves the bar closes its menu.
    <div
      ref={bar}
      className="bar"
      data-fixed={fixed || undefined}
      data-menu={menuOpen ? "open" : undefined}
      onBlur={closeBehind}
    >
      <div className="shell">
        <Logo />
        <OverlayButton opens="assessment" className="button way-in" rank="primary" onChosen={closeMenu}>
          {words.frame.assess}
        </OverlayButton>
        <CallLink question={`${words.frame.question} `} />
        <button
          ref={hamburger}
          type="button"
          className="hamburger"
          aria-label={words.frame.menu}
          aria-expanded={menuOpen}
          aria-controls="main-menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Icon name={menuOpen ? "close" : "menu"} size={28} />
        </button>
        <MainMenu path={path} onChosen={closeMenu} />
      </div>
    </div>
  );
}
