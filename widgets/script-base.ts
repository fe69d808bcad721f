import { name } from "virtual:entry";

/**
 * Where our files are: the folder that this script came from, such as `https://…/widgets/v1/`. A module could ask
 * `import.meta`, which is a syntax error once an optimiser has made a classic script of it; what is asked instead,
 * and why, is in docs/decisions/0023.
 */
const folderOfScript = new RegExp(`https?://[^/\\s]+/widgets/(v1|[\\d.]+)/(?=(fr/)?${name}\\.js)`);

// A classic script is told its address, but during its first run only; a stack names that of modules too.
const { currentScript } = document;
const addresses = [
  currentScript && "src" in currentScript && currentScript.src,
  new Error().stack,
  ...[...document.scripts].map(({ src }) => src),
];
const found =
  folderOfScript.exec(addresses.join("\n"))?.[0] ??
  document.querySelector<HTMLElement>('script[data-base*="/widgets/"]')?.dataset.base;

/**
 * The folder as one element knows it. Its own word counts only where the script has none: scripts are loaded from
 * there, and not everybody who may put an element into a page may put a script there.
 */
export function baseOf(element: HTMLElement): string | undefined {
  try {
    const base = found ?? element.dataset.base;
    return base && new URL(base.replace(/\/*$/, "/"), document.baseURI).href;
  } catch {
    return undefined;
  }
}
