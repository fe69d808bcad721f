/** Hosts on which the editors of other platforms run, around the page that they show. */
const hosts = /(^|\.)(editor\.wix\.com|design\.webflow\.com|admin\.shopify\.com|shopifyapps\.com)$/;

/**
 * Tells whether an element stands in somebody's editor, where a message would be nobody's. Only the editable part of a page
 * and the editor's own frame say so: parameters of the page's own address come along with visitors too.
 */
export function isInEditor(element: HTMLElement): boolean {
  return (
    element.isContentEditable ||
    pathsAround().some((path) => path.includes("/wp-admin/")) ||
    hostsAround().some((host) => hosts.test(host))
  );
}

/** Paths of the pages around this one, as far as they may be read. */
function pathsAround(): string[] {
  const found: string[] = [];
  try {
    // Another origin's refuses.
    for (let at: Window = window; at !== at.parent; at = at.parent) found.push(at.parent.location.pathname);
  } catch {}
  return found;
}

/** Pages of other origins around this one; Firefox tells only the nearest, as the referrer. */
function hostsAround(): string[] {
  if (window === window.parent) return [];
  const origins = [...((location as Partial<Location>).ancestorOrigins ?? []), document.referrer];
  return origins.filter((origin) => /^https?:/.test(origin)).map((origin) => new URL(origin).hostname);
}
