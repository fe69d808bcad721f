import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useEscape } from "#site/ui/use-escape.ts";

/** Milliseconds for which a sub-menu waits for a pointer that left it diagonally. */
const leaveDelay = 160;

export function useSubMenus() {
  // A press keeps a sub-menu open after the pointer that first opened it has left.
  const [opened, setOpened] = useState<{ path: string; by: "hover" | "press" }>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEscape(opened !== undefined && !isMobileBar(), () => {
    setOpened(undefined);
    document.activeElement?.closest("[data-open]")?.querySelector("button")?.focus();
  });

  function press(path: string) {
    setOpened((now) => (now?.path === path && now.by === "press" ? undefined : { path, by: "press" }));
  }

  function listeners(path: string) {
    return {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse" || isMobileBar()) return;
        clearTimeout(leaving.current);
        setOpened((now) => (now?.path === path ? now : { path, by: "hover" }));
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(leaving.current);
        const close = () => setOpened((now) => (now?.by === "hover" ? undefined : now));
        leaving.current = setTimeout(close, leaveDelay);
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (isMobileBar() || event.currentTarget.contains(event.relatedTarget)) return;
        setOpened((now) => (now?.by === "hover" ? now : undefined));
      },
    };
  }

  return { opened: opened?.path, press, listeners, close: () => setOpened(undefined) };
}

function isMobileBar() {
  return matchMedia("(max-width: 959.98px)").matches;
}
