import { factStatuses } from "#content/programs/facts.ts";
import { type Ledger, ledger } from "#firm/ledger.ts";
import type { OfficialPage, readWatched } from "../leads/official-pages.ts";
import { day } from "../time/durations.ts";

export interface WatchedFact extends Ledger {
  id: string;
  readOn: string;
  changedOn: string | undefined;
  failingSince: number | undefined;
  fault: string | null;
  /** Its page changed after somebody read it, or can no longer be read. */
  isChanged: boolean;
}

export const isFact = (id: string) => Object.hasOwn(ledger, id);

/** Each fact with what is known of its official page, those that somebody should read first. */
export function watchedFacts({
  pages,
  readings,
}: Pick<Awaited<ReturnType<typeof readWatched>>, "pages" | "readings">): readonly WatchedFact[] {
  const known = new Map(pages.map((page) => [page.href, page]));
  return factStatuses
    .map(({ id, asOf }) => {
      const place = ledger[id] as Ledger;
      const { at = 0, value = asOf } = readings.get(id) ?? {};
      const readOn = [value, asOf].toSorted()[1] ?? asOf;
      return {
        id,
        ...place,
        // The ledger has a day, which counts to its end; the desk has the moment.
        ...seenOf(known.get(place.href), readOn, Math.max(at, Date.parse(asOf) + day)),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.isChanged) - Number(one.isChanged) || one.readOn.localeCompare(other.readOn),
    );
}

function seenOf(page: OfficialPage | undefined, readOn: string, readAt: number) {
  const own = page?.version?.startsWith("#") ? undefined : page?.version;
  const foundAt = page?.found_at ?? 0;
  const failingSince = page?.failing_since ?? undefined;
  return {
    readOn,
    changedOn: own ?? (foundAt > 0 ? new Date(foundAt).toISOString().slice(0, 10) : undefined),
    failingSince,
    fault: page?.fault ?? null,
    isChanged: (own ?? "") > readOn || foundAt > readAt || (failingSince ?? 0) > readAt,
  };
}
