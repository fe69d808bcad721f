import type { Source } from "#lead/wire.ts";
import { sourceLimit, utmNames } from "#lead/wire.ts";
import { campaign } from "../campaign.ts";

/** Page of the site from which a lead comes, without query or hash. */
export function leadSource(): Source {
  const asked = new URLSearchParams(campaign);
  const utm = Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = asked.get(name)?.slice(0, sourceLimit);
      return value ? [[name, value]] : [];
    }),
  );
  return {
    page: (location.origin + location.pathname).slice(0, sourceLimit),
    locale: navigator.language.slice(0, sourceLimit),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(Object.keys(utm).length > 0 && { utm }),
  };
}
