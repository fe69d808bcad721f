import { markBusy } from "./mark-busy.ts";

/**
 * Time that a press waits for the page's scripts, in milliseconds, before the browser does what it does
 * without them.
 */
export const pressTimeout = 8000;

/** The same for a press that leads to the assessment, whose page is small and works without scripts. */
const shortPressTimeout = 1200;

const assessment = "a[href$='/assessment'], form[action$='/assessment'] button";

/**
 * Controls whose press waits: buttons, and the links that open something in place or lead to another
 * language.
 */
const pressable = "button, a[href$='/assessment'], a[hreflang]";

/**
 * Records a click on a button, on a link that opens the assessment in place or on one to another language,
 * that comes before hydration; the function that it returns replays the last one. After `pressTimeout` it is
 * replayed all the same: every form, button and link of the page works without scripts.
 */
export function holdEarlyClick(): () => void {
  let heldClick: HTMLElement | undefined;
  let unmark = () => {};
  let place = -1;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(pressable);
    // A link that shall open in another tab or window does.
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
    // Where a translator has changed the page, React has put another in its place.
    if (heldClick?.isConnected) heldClick.click();
    else pressables()[place]?.click();
    place = -1;
    heldClick = undefined;
  };
  function letGo(): void {
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

/**
 * The form's key is made here, so that a script that comes while the form is under way sends the same lead.
 */
function nameLead(pressed: HTMLElement | undefined): void {
  const key = pressed?.closest("form")?.querySelector<HTMLInputElement>("input[data-key]");
  // Only secure pages have it; without a key, only equal answers show that two leads are one.
  if (key) key.value ||= crypto.randomUUID?.() ?? "";
}
