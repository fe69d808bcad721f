import { load } from "virtual:react/special-cases";
import { folderAt } from "./script-folder.ts";
import { append } from "./shadow-root.ts";

/** What few pages need, once it is here; if it did not load, without all but one of its functions. */
export let special: Partial<Awaited<ReturnType<typeof load>>> | undefined;
let loading: Promise<unknown> | undefined;

/** Empty or opaque colours of a theme, and their commas. */
const opaque = /^(,|#(\w{3}){1,2})*$/;
/** A link or a short text. */
const plainContent = /^(<a\b[^>]*>)?[^<]{0,120}(<\/a>)?$/;
const plainCode = /^[a-z\d-]{0,64}$/;

/** Without the module nobody knows whether the content is the rest of the page, which must not be hidden. */
function showAll({ children }: Element, root: ShadowRoot): void {
  if (children.length > 1 && !root.querySelector("slot")) append(root, "slot");
}

/**
 * Fetches what an element needs whose theme, content or code is unusual; undefined if it is not needed, or
 * was tried. Opaque colours, few of which are illegible, and a code do not delay the first paint.
 */
export function prepareSpecial(host: Element, isPainted?: boolean): Promise<unknown> | undefined {
  if (special) return undefined;
  const theme = getComputedStyle(host);
  const colors = ["surface", "ink", "danger", "line", "accent"]
    .map((name) => theme.getPropertyValue(`--visa-${name}`).trim())
    .join();
  const isPlain =
    opaque.test(colors) &&
    plainContent.test(host.innerHTML.trim()) &&
    (!isPainted || (colors.startsWith(",,,") && plainCode.test(host.getAttribute("partner") ?? "")));
  if (isPlain) return undefined;
  loading ??= load(folderAt(host as HTMLElement))
    .catch(() => ({ showPage: showAll }))
    .then((module) => {
      special = module;
    });
  return loading;
}
