/** Parameters by which page builders open a page to edit it. */
const parameters = [
  // Elementor, Divi, Beaver Builder, WPBakery
  "elementor-preview",
  "et_fb",
  "fl_builder",
  "vc_editable",
  // Bricks, Oxygen, Breakdance, Brizy, Avada, Thrive
  "bricks",
  "ct_builder",
  "breakdance_iframe",
  "is-editor-iframe",
  "fb-edit",
  "tve",
  // WordPress itself, while a theme is chosen
  "customize_changeset_uuid",
];
/** Where the editors of other platforms run, around the page that they show. */
const hosts = /(^|\.)(editor\.wix\.com|design\.webflow\.com|admin\.shopify\.com|shopifyapps\.com)$/;

/** Whether an element stands in somebody's editor, where a message would be nobody's. */
export function isInEditor(element: HTMLElement): boolean {
  return (
    element.isContentEditable ||
    frames().some(
      ({ pathname, search }) =>
        pathname.includes("/wp-admin/") || parameters.some((name) => new URLSearchParams(search).has(name)),
    ) ||
    hostsAround().some((host) => hosts.test(host))
  );
}

/** The page and the pages around it, as far as they may be read. */
function frames(): Location[] {
  const found = [location];
  try {
    for (let at: Window = window; at !== at.parent; at = at.parent) {
      // Another origin's refuses.
      if (at.parent.location.href) found.push(at.parent.location);
    }
  } catch {}
  return found;
}

/** Pages of other origins around this one; Firefox tells only the nearest, as the referrer. */
function hostsAround(): string[] {
  if (window === window.parent) return [];
  const origins = [...((location as Partial<Location>).ancestorOrigins ?? []), document.referrer];
  return origins.filter((origin) => /^https?:/.test(origin)).map((origin) => new URL(origin).hostname);
}
