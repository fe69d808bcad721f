import { draftDays } from "#lead/draft-days.ts";
import { type DraftStore, type FormDraft, isFormDraft } from "./use-draft.ts";

/** `until` is in milliseconds since 1970. */
type LastingDraft = FormDraft & { readonly until: number };

/** Tells the forms of a page, by the key of their draft, that another one has changed it. */
const changes = new EventTarget();

/** The answers that a visitor has asked to keep under this key; undefined once their days are over. */
export function lastingDraft(storageKey: string): LastingDraft | undefined {
  const stored = read(() => localStorage, storageKey);
  if (!isFormDraft(stored) || !("until" in stored) || typeof stored.until !== "number") return undefined;
  if (stored.until > Date.now()) return stored as LastingDraft;
  write(() => localStorage, storageKey, undefined);
  return undefined;
}

function dropDraft(storageKey: string): void {
  write(() => sessionStorage, storageKey, undefined);
  write(() => localStorage, storageKey, undefined);
}

// A browser's storage may be full, blocked or absent: a form works without one.
function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: object | undefined): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}

/** Keeps a form's draft under a key of sessionStorage, and of localStorage where the visitor asks for it. */
export function draftAt(storageKey: string): DraftStore {
  return {
    load() {
      const stored = read(() => sessionStorage, storageKey);
      return isFormDraft(stored) ? stored : lastingDraft(storageKey);
    },
    save(draft, forDays) {
      if (!draft) return dropDraft(storageKey);
      const until = forDays ? Date.now() + draftDays * 24 * 3_600_000 : lastingDraft(storageKey)?.until;
      write(() => sessionStorage, storageKey, draft);
      if (until !== undefined) write(() => localStorage, storageKey, { ...draft, until });
    },
    announce(by) {
      changes.dispatchEvent(new CustomEvent(storageKey, { detail: by }));
    },
    follow(by, show) {
      const following = new AbortController();
      const { signal } = following;
      const changed = (event: Event) => event instanceof CustomEvent && event.detail !== by && show();
      changes.addEventListener(storageKey, changed, { signal });
      // A page that a step in the history brings back as it was left knows nothing of what was typed since.
      addEventListener("pageshow", ({ persisted }) => persisted && show(), { signal });
      return () => following.abort();
    },
  };
}
