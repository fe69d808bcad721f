/** Typing, for the page's hot-keys and focus traps, and a press, for its copy protection. */
export const typing = "keydown keypress keyup beforeinput input paste mousedown";

/** Other events that copy protection cancels. */
export const copying = "copy cut contextmenu selectstart dragstart";

/** Hides events from the page. */
export function containEvents(wrapper: HTMLElement, types: string): void {
  for (const type of types.split(" ")) wrapper.addEventListener(type, (event) => event.stopPropagation());
}
