import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { ReceiptNote } from "#forms/receipt/receipt-note.tsx";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { FormDefinition } from "#lead/field.ts";
import { addressOf } from "#site/routing/address.ts";
import { pressTimeout } from "#site/routing/early/click-replay.ts";
import { markBusy } from "#site/routing/early/mark-busy.ts";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { type ContactTopic, type OverlayName, OverlaysContext } from "./overlays-context.ts";

/** The overlays, and the page that a browser loads if an overlay's chunk does not arrive. */
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

type SentNote = SentLead & { form: FormDefinition["name"] };

interface Opened {
  by: HTMLElement;
  scrollTop: number;
  title: string;
}

type Openers = { [Name in OverlayName]?: Opened };

export function prefetchOverlay(name: OverlayName): void {
  overlays[name].load().catch(() => undefined);
}

type Loaded = { readonly [Name in OverlayName]?: Awaited<ReturnType<Overlays[Name]["load"]>> };

/** Two independent toggles: neither overlay opens or closes the other. */
function useToggles() {
  const [open, setOpen] = useState<ReadonlySet<OverlayName>>(new Set());
  const [loaded, setLoaded] = useState<Loaded>({});
  const [topic, setTopic] = useState<ContactTopic>();

  const show = useCallback((name: OverlayName, overlay: unknown, topic?: ContactTopic) => {
    setOpen((before) => new Set([...before, name]));
    setLoaded((before) => ({ ...before, [name]: overlay }));
    if (name === "contact") setTopic(topic);
  }, []);
  const close = useCallback((...names: OverlayName[]) => {
    // Returns the same set if nothing closes, so that nothing renders again.
    setOpen((before) => {
      const left = [...before].filter((name) => !names.includes(name));
      return left.length < before.size ? new Set(left) : before;
    });
  }, []);
  return { open, loaded, topic, show, close };
}

function useOpening(openers: WithOpeners["openers"], show: ReturnType<typeof useToggles>["show"]) {
  // Counts pages: an overlay whose chunk arrives late must not cover a page that was requested after it.
  const visit = useRef(0);
  const open = useCallback(
    (event: MouseEvent<HTMLElement>, name: OverlayName, topic?: ContactTopic) => {
      event.preventDefault();
      const by = event.currentTarget;
      const asked = visit.current;
      const isWanted = () => asked === visit.current;
      const { path, load } = overlays[name];
      inTime(loadChunk<unknown>(name, load), by, path, isWanted).then(
        (overlay) => {
          if (!isWanted()) return;
          // Before the overlay is there, because it sets its own title and its focus scrolls.
          openers.current[name] = { by, scrollTop: scrollY, title: document.title };
          show(name, overlay, topic);
        },
        (error) => navigateInstead(error, path),
      );
    },
    [openers, show],
  );
  return { open, visit };
}

/** The receipt of the last lead, shown at the bottom of the window while no overlay is open. */
function useNote(openers: WithOpeners["openers"]) {
  const [note, setNote] = useState<SentNote>();
  const showReceipt = useCallback((sent: SentLead, form: SentNote["form"]) => setNote({ ...sent, form }), []);
  const closeNote = useCallback(() => {
    setNote(undefined);
    refocus(openers, note?.form === "contact" ? "contact" : "assessment");
  }, [note, openers]);
  return { note, showReceipt, closeNote };
}

/** The two shared toggles: the assessment in place of the whole site, and the contact pop-up over it. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const { open, loaded, topic, show, close } = useToggles();
  const openers = useRef<Openers>({});
  const opening = useOpening(openers, show);
  const { note, showReceipt, closeNote } = useNote(openers);
  const value = useMemo(() => ({ open: opening.open, showReceipt }), [opening.open, showReceipt]);

  // A step in the browser's history leaves what was opened over the old page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what closes it.
  useEffect(() => {
    opening.visit.current += 1;
    close("assessment", "contact");
  }, [location]);

  const { assessment: Assessment, contact: Contact } = loaded;
  const isAssessing = open.has("assessment");
  return (
    <OverlaysContext value={value}>
      {children}
      {Contact && (
        <Contact
          open={open.has("contact")}
          covered={isAssessing}
          topic={topic}
          onClose={() => {
            close("contact");
            refocus(openers, "contact");
          }}
        />
      )}
      {/* Shown once the sent form has closed: by itself after two seconds, by Close, or by a step in the
          history. */}
      {note && open.size === 0 && location !== assessmentEntry.path && (
        <ReceiptNote key={note.reference} {...note} firmTexts={firmTexts} takesFocus onClose={closeNote} />
      )}
      {isAssessing &&
        Assessment &&
        createPortal(
          <>
            {/* Before the screen takes the focus, which a modal pop-up of the site would keep. */}
            <SiteRemoved openers={openers} />
            <Assessment overPage onClose={() => close("assessment")} />
          </>,
          document.body,
        )}
    </OverlaysContext>
  );
}

interface WithOpeners {
  openers: { current: Openers };
}

function refocus({ current }: WithOpeners["openers"], name: OverlayName) {
  current[name]?.by.focus({ preventScroll: true });
}

/**
 * The site's elements are kept outside the document: typed text, carousels, opener and scroll position
 * return.
 */
function SiteRemoved({ openers }: WithOpeners) {
  useLayoutEffect(() => {
    const site = document.getElementById("root");
    if (!site) return;
    site.remove();
    scrollTo({ top: 0, behavior: "instant" });
    return () => {
      document.body.prepend(site);
      const { by, scrollTop = 0, title = document.title } = openers.current.assessment ?? {};
      document.title = title;
      scrollTo({ top: scrollTop, behavior: "instant" });
      by?.focus({ preventScroll: true });
    };
  }, [openers]);
  return null;
}

/** Goes to the overlay's own page if its chunk takes too long, unless the visitor has moved on. */
function inTime<T>(loading: Promise<T>, pressed: Element, path: string, isWanted: () => boolean): Promise<T> {
  const unmark = markBusy(pressed);
  const timer = setTimeout(() => isWanted() && location.assign(addressOf(path)), pressTimeout);
  return loading.finally(() => {
    clearTimeout(timer);
    unmark();
  });
}

function navigateInstead(error: unknown, path: string) {
  if (!(error instanceof ChunkError)) throw error;
  console.warn(error.message, error.type);
  location.assign(addressOf(path));
}
