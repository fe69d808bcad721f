import { draftDays } from "#lead/draft-days.ts";
import type { Language } from "#lead/languages.ts";
import type { FormType } from "#lead/wire.ts";
import { type FormDraft, isFormDraft } from "./form-draft.ts";
import { keepSentLead, keptLead } from "./sent-leads.ts";
import type { DraftStore } from "./use-draft.ts";

/** Its events have the key of a draft as their type: another form has changed that draft. */
const changes = new EventTarget();

const tab = draftStorage(() => sessionStorage, new Map());
const device = draftStorage(() => localStorage);

/** A browser's storage may be full, blocked or absent; `onPage` keeps what it refuses. */
function draftStorage(storage: () => Storage, onPage?: Map<string, FormDraft | undefined>) {
  return {
    read(key: string) {
      try {
        if (onPage?.has(key)) return onPage.get(key);
        const stored: unknown = JSON.parse(storage().getItem(key) ?? "null");
        return isFormDraft(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    write(key: string, draft: FormDraft | undefined) {
      try {
        if (draft) storage().setItem(key, JSON.stringify(draft));
        else storage().removeItem(key);
        onPage?.delete(key);
      } catch {
        onPage?.set(key, draft);
      }
    },
  };
}

/** The answers that a visitor has asked to keep under this key; undefined once their days are over. */
function keptDraft(storageKey: string) {
  const stored = device.read(storageKey);
  if (!stored || Number(stored.until) > Date.now()) return stored;
  forgetKeptDraft(storageKey);
  return undefined;
}

/**
 * Kept answers that this tab does not use yet. They are offered, not filled in, because others may use the
 * device too.
 */
export function offeredDraft(storageKey: string): FormDraft | undefined {
  return tab.read(storageKey) ? undefined : keptDraft(storageKey);
}

export function resumeKeptDraft(storageKey: string): void {
  tab.write(storageKey, keptDraft(storageKey));
  changes.dispatchEvent(new CustomEvent(storageKey));
}

export function forgetKeptDraft(storageKey: string): void {
  device.write(storageKey, undefined);
}

export function draftAt(storageKey: FormType, language: Language): DraftStore {
  /** The end of the days for which this tab's draft is kept. */
  const keptUntil = () => tab.read(storageKey)?.until && keptDraft(storageKey)?.until;
  return {
    load() {
      const draft = tab.read(storageKey);
      return draft && { ...draft, ...(draft.language !== language && { notice: "", reasons: {} }) };
    },
    save(draft, forDays) {
      const until = forDays ? Date.now() + draftDays * 24 * 3_600_000 : keptUntil();
      if (until) device.write(storageKey, draft && { ...draft, until });
      tab.write(storageKey, draft && { ...draft, language, ...(until && { until }) });
    },
    loadSent: () => keptLead(storageKey),
    saveSent: (lead) => keepSentLead(storageKey, lead),
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
      // A page from the back/forward cache does not have what was typed since it was left.
      addEventListener("pageshow", ({ persisted }) => persisted && show(), { signal });
      return () => following.abort();
    },
  };
}
