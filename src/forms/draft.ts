import { draftDays } from "#lead/draft-days.ts";
import { type FormDraft, isFormDraft } from "./form-draft.ts";
import type { DraftStore } from "./use-draft.ts";

/** `until` is in milliseconds since 1970. */
type KeptDraft = FormDraft & { readonly until: number };

/** Its events have the key of a draft as their type: another form has changed that draft. */
const changes = new EventTarget();

/** The answers that a visitor has asked to keep under this key; undefined once their days are over. */
export function keptDraft(storageKey: string): KeptDraft | undefined {
  const stored = read(() => localStorage, storageKey);
  if (!isFormDraft(stored) || !isKept(stored)) return undefined;
  if (stored.until > Date.now()) return stored;
  write(() => localStorage, storageKey, undefined);
  return undefined;
}

/**
 * The kept answers that this tab has not taken up: a visitor is offered them, because others may use the
 * device too.
 */
export function offeredDraft(storageKey: string): KeptDraft | undefined {
  return isFormDraft(read(() => sessionStorage, storageKey)) ? undefined : keptDraft(storageKey);
}

/** Shows the kept answers in this tab's forms. */
export function resumeKeptDraft(storageKey: string): void {
  write(() => sessionStorage, storageKey, keptDraft(storageKey));
  changes.dispatchEvent(new CustomEvent(storageKey));
}

export function forgetKeptDraft(storageKey: string): void {
  write(() => localStorage, storageKey, undefined);
}

const isKept = (draft: FormDraft): draft is KeptDraft => "until" in draft && typeof draft.until === "number";

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
  /** The end of the days for which this tab's draft is kept. */
  const keptUntil = () => {
    const stored = read(() => sessionStorage, storageKey);
    return isFormDraft(stored) && isKept(stored) ? keptDraft(storageKey)?.until : undefined;
  };
  return {
    load() {
      const stored = read(() => sessionStorage, storageKey);
      return isFormDraft(stored) ? stored : undefined;
    },
    save(draft, forDays) {
      const until = forDays ? Date.now() + draftDays * 24 * 3_600_000 : keptUntil();
      const stored = draft && { ...draft, until };
      write(() => sessionStorage, storageKey, stored);
      if (until !== undefined) write(() => localStorage, storageKey, stored);
    },
    keptUntil,
    forget: () => forgetKeptDraft(storageKey),
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
