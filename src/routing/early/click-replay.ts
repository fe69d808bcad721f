import { markBusy } from "./mark-busy.ts";

/** Milliseconds that a press waits for the page's scripts before the browser handles it without them. */
export const pressTimeout = 8000;

/** Milliseconds for a click that leads to the assessment, whose page is small and works without scripts. */
const shortPressTimeout = 1200;

const assessment = "a[href$='/assessment'], form[action$='/assessment'] button";

/**
 * Controls whose press waits: buttons, and links that open something in place or lead to another language.
 */
const pressable = "button, a[href$='/assessment'], a[hreflang]";

/**
 * Records a click before hydration on a button, on a link that opens the assessment in place or on one to
 * another language; the returned function replays the last one. It is also replayed after `pressTimeout`,
 * because every form, button and link works without scripts.
 */
export function holdEarlyClick(): () => void {
  let heldClick: HTMLElement | undefined;
  let unmark = () => {};
  let place = -1;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(pressable);
    // Meant for another tab or window.
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!target || (elsewhere && target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    unmark();
    unmark = markBusy(target);
    heldClick = target;
    place = pressables().indexOf(target);
    clearTimeout(waiting);
    waiting = setTimeout(letGo, target.matches(assessment) ? shortPressTimeout : pressTimeout);
  };
  const replay = () => {
    clearTimeout(waiting);
    document.removeEventListener("click", hold, true);
    unmark();
    // If a translator has changed the page, React has replaced it.
    if (heldClick?.isConnected) heldClick.click();
    else pressables()[place]?.click();
    place = -1;
    heldClick = undefined;
  };
  function letGo() {
    nameLead(heldClick);
    replay();
  }
  document.addEventListener("click", hold, true);
  performance.mark("site-listening");
  return replay;
}

function pressables(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(pressable)];
}

/** Makes the form's key here, so that a script that arrives meanwhile sends the same lead. */
function nameLead(pressed: HTMLElement | undefined) {
  const key = pressed?.closest("form")?.querySelector<HTMLInputElement>("input[data-key]");
  // Only secure pages have it; without a key, two leads are one only if their answers are equal.
  if (key) key.value ||= crypto.randomUUID?.() ?? "";
}
