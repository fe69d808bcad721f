import { load } from "virtual:react/special-cases";
import { folderAt } from "./script-folder.ts";

/** What few pages need, once it is here; without its functions if it did not load. */
export let special: Partial<Awaited<ReturnType<typeof load>>> | undefined;
let loading: Promise<unknown> | undefined;

const opaque = /^\s*(#(\w{3}){1,2})?\s*$/;
/** A link or a short text. */
const plainContent = /^\s*(<a\b[^>]*>)?[^<]{0,120}(<\/a>)?\s*$/;
const plainCode = /^[a-z\d-]{0,64}$/;

/**
 * Fetches what an element needs whose theme, content or code is unusual; undefined if it is not needed, or
 * was tried.
 */
export function prepareSpecial(host: Element): Promise<unknown> | undefined {
  if (special) return undefined;
  const theme = getComputedStyle(host);
  const given = (name: string) => theme.getPropertyValue(`--visa-${name}`);
  const isPlain =
    !["surface", "ink", "danger"].some(given) &&
    ["line", "accent"].every((name) => opaque.test(given(name))) &&
    plainContent.test(host.innerHTML) &&
    plainCode.test(host.getAttribute("partner") ?? "");
  if (isPlain) return undefined;
  loading ??= load(folderAt(host as HTMLElement))
    .catch(() => ({}))
    .then((module) => {
      special = module;
    });
  return loading;
}
