import { facts } from "#content/programs/facts.ts";
import { type Ledger, ledger } from "#firm/ledger.ts";
import type { OfficialPage, readWatched } from "../leads/official-pages.ts";

export interface WatchedFact extends Ledger {
  id: string;
  claim: string;
  readOn: string;
  changedOn: string | undefined;
  failingSince: number | undefined;
  fault: string | null;
  /** Its page changed after somebody read it, or can no longer be read. */
  isChanged: boolean;
}

export const isFact = (id: string) => Object.hasOwn(ledger, id);

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Each fact with what is known of its official page, those that somebody should read first. */
export function watchedFacts({
  pages,
  readOn,
}: Pick<Awaited<ReturnType<typeof readWatched>>, "pages" | "readOn">): readonly WatchedFact[] {
  const known = new Map(pages.map((page) => [page.href, page]));
  return facts
    .map(({ id, claim, asOf }) => {
      const place = ledger[id] as Ledger;
      const pressed = readOn.get(id) ?? "";
      return {
        id,
        claim,
        ...place,
        ...seenOf(known.get(place.href), [pressed, asOf].toSorted().at(-1) ?? asOf),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.isChanged) - Number(one.isChanged) || one.readOn.localeCompare(other.readOn),
    );
}

function seenOf(page: OfficialPage | undefined, readOn: string) {
  const own = page?.version?.startsWith("#") ? undefined : page?.version;
  const found = page?.found_at == null ? undefined : dayOf(page.found_at);
  const failing = page?.failing_since ?? undefined;
  return {
    readOn,
    changedOn: own ?? found,
    failingSince: failing,
    fault: page?.fault ?? null,
    isChanged:
      (own ?? "") > readOn || (found ?? "") > readOn || (failing !== undefined && dayOf(failing) > readOn),
  };
}
