import { name, selfContained } from "virtual:entry";
import { loadFolder } from "virtual:folder";

/**
 * Finds the folder of our files, such as `https://…/widgets/v1/`, from what the page's author has written:
 * the running script element, or an element's own `data-base`. Never from an address that a visitor or a link
 * brings along (docs/decisions/0023).
 */
const version = selfContained ? "[\\d.]+" : "v1";
const ownAddress = new RegExp(`^https?://[^/?#]+/widgets/${version}/(?=([a-z]+/)?${name}\\.js([?#]|$))`);
const folderOf = (script: HTMLScriptElement) => ownAddress.exec(script.src)?.[0];

// An image of that name replaces the property. A module has none.
const running = document.currentScript instanceof HTMLScriptElement && document.currentScript;
const scripts = running ? [running] : [...document.querySelectorAll("script")];

export const missingFolder = 'needs data-base="https://…/widgets/v1/"';

let found = scripts.map(folderOf).find(Boolean);

/** Until a chunk has reported its folder, if a module of the page has imported this one. */
export let searching =
  found || running || scripts.some(({ text }) => text.includes(missingFolder))
    ? undefined
    : loadFolder()
        .then((module) => {
          found = module.folder;
        })
        .catch(() => {})
        .then(() => {
          searching = undefined;
        });

/**
 * The folder as one element knows it. Its own attribute counts only if the script has none: not everybody who
 * may put an element into a page may put a script there.
 */
export function folderAt(element: HTMLElement): string | undefined {
  const { base } = element.dataset;
  return found ?? (base?.startsWith("http") ? base.replace(/\/*$/, "/") : undefined);
}
