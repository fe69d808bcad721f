import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { firmTexts } from "#content/site-firm-texts.ts";
import { lastingDraft } from "#forms/draft.ts";
import { ReceiptNote } from "#forms/receipt/receipt-note.tsx";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { FormDefinition } from "#lead/field.ts";
import { addressOf } from "#site/routing/address.ts";
import { pressTimeout } from "#site/routing/early/click-replay.ts";
import { markBusy } from "#site/routing/early/mark-busy.ts";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { assessmentDraft, type ContactTopic, type OverlayName, OverlaysContext } from "./overlays-context.ts";

/** The overlays, and the page that a browser loads where the chunk of one does not come. */
export const overlays = {
  assessment: {
    path: assessmentEntry.path,
    load: async () => (await import("./assessment.tsx")).AssessmentScreen,
  },
  contact: {
    path: "/contact-us",
    load: async () => (await import("./contact-dialog.tsx")).ContactDialog,
  },
} as const;
type Overlays = typeof overlays;

type Note = SentLead & { readonly form: FormDefinition["name"] };

/** At most one overlay is open, and the receipt of a lead stands at the foot of the window until one opens. */
interface State {
  readonly open: "none" | OverlayName;
  readonly loaded: { readonly [Name in OverlayName]?: Awaited<ReturnType<Overlays[Name]["load"]>> };
  readonly topic?: ContactTopic | undefined;
  readonly note?: Note | undefined;
}

type Action =
  | (Pick<State, "loaded" | "topic"> & { readonly type: "open"; readonly name: OverlayName })
  | { readonly type: "close" }
  | { readonly type: "note"; readonly note: Note | undefined };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "open":
      return { open: action.name, topic: action.topic, loaded: { ...state.loaded, ...action.loaded } };
    case "close":
      return state.open === "none" ? state : { ...state, open: "none" };
    case "note":
      return { ...state, note: action.note };
  }
}

interface Opened {
  readonly by: HTMLElement;
  readonly scrollTop: number;
  readonly title: string;
}

export function prefetchOverlay(name: OverlayName): void {
  overlays[name].load().catch(() => undefined);
}

/** The two shared toggles: the assessment in place of the whole site, and the contact pop-up over it. */
export function OverlayProvider({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  const [{ open, loaded, topic, note }, dispatch] = useReducer(reduce, { open: "none", loaded: {} });
  const opened = useRef<Opened>(undefined);
  // Counts what the visitor asked for: an overlay whose chunk comes late must not cover what was asked for after it.
  const latest = useRef(0);

  const value = useMemo(() => {
    const open = (event: MouseEvent<HTMLElement>, name: OverlayName, topic?: ContactTopic) => {
      event.preventDefault();
      const by = event.currentTarget;
      const request = ++latest.current;
      const isWanted = () => request === latest.current;
      const { path, load } = overlays[name];
      inTime(loadChunk<unknown>(name, load), by, path, isWanted).then(
        (overlay) => {
          if (!isWanted()) return;
          // Before the overlay is there: it sets its own title, and its focus scrolls to it.
          opened.current = { by, scrollTop: scrollY, title: document.title };
          dispatch({ type: "open", name, topic, loaded: { [name]: overlay } });
        },
        (error) => navigateInstead(error, path),
      );
    };
    return {
      open,
      showReceipt: (sent: SentLead, form: FormDefinition["name"]) =>
        dispatch({ type: "note", note: { ...sent, form } }),
    };
  }, []);
  const close = useCallback(() => dispatch({ type: "close" }), []);
  const refocus = useCallback(() => opened.current?.by.focus({ preventScroll: true }), []);
  const closeNote = useCallback(() => {
    dispatch({ type: "note", note: undefined });
    refocus();
  }, [refocus]);

  // A step in the browser's history leaves the assessment that was opened over the old page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what closes it.
  useEffect(() => {
    latest.current += 1;
    close();
  }, [location]);

  useEffect(() => {
    // Whose days are over goes with the next visit, whichever page that opens.
    lastingDraft(assessmentDraft);
  }, []);

  const { assessment: Assessment, contact: Contact } = loaded;
  useSiteRemoved(open === "assessment", opened);
  // Once the form that was sent is gone: by itself, by Close in the two seconds before that, or by a step in the history.
  const isNoteShown = note && open === "none" && location !== assessmentEntry.path;
  return (
    <OverlaysContext value={value}>
      {children}
      {Contact && (
        <Contact
          open={open === "contact"}
          topic={topic}
          onClose={() => {
            close();
            refocus();
          }}
        />
      )}
      {isNoteShown && (
        <ReceiptNote key={note.reference} {...note} firmTexts={firmTexts} takesFocus onClose={closeNote} />
      )}
      {open === "assessment" &&
        Assessment &&
        createPortal(<Assessment overPage onClose={close} />, document.body)}
    </OverlaysContext>
  );
}

/** The site's elements live on out of the document: typed text, carousels, opener and scroll position are there again after. */
function useSiteRemoved(removed: boolean, opened: { readonly current: Opened | undefined }): void {
  useLayoutEffect(() => {
    const site = document.getElementById("root");
    if (!removed || !site) return;
    site.remove();
    scrollTo({ top: 0, behavior: "instant" });
    return () => {
      document.body.prepend(site);
      const { by, scrollTop = 0, title = document.title } = opened.current ?? {};
      document.title = title;
      scrollTo({ top: scrollTop, behavior: "instant" });
      by?.focus({ preventScroll: true });
    };
  }, [removed, opened]);
}

/** Goes to the overlay's own page once its chunk takes too long, unless the visitor has asked for something else. */
function inTime<T>(loading: Promise<T>, pressed: Element, path: string, isWanted: () => boolean): Promise<T> {
  const unmark = markBusy(pressed);
  const timer = setTimeout(() => isWanted() && location.assign(addressOf(path)), pressTimeout);
  return loading.finally(() => {
    clearTimeout(timer);
    unmark();
  });
}

/** Each overlay has a page of its own that needs no chunk: the browser loads that. */
function navigateInstead(error: unknown, path: string): void {
  if (!(error instanceof ChunkError)) throw error;
  console.warn(error.message, error.type);
  location.assign(addressOf(path));
}
