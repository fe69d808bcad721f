import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
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
import { FootNote, type Note } from "#forms/receipt/foot-note.tsx";
import { sentLeads } from "#forms/sent-leads.ts";
import { addressOf } from "#site/routing/address.ts";
import { pressTimeout } from "#site/routing/early/click-replay.ts";
import { markBusy } from "#site/routing/early/mark-busy.ts";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { type ContactTopic, type OverlayName, OverlaysContext } from "./overlays-context.ts";

/** The overlays, and the page that a browser loads if an overlay's chunk does not arrive. */
export const overlays: Readonly<Record<OverlayName, { path: string; load(): Promise<Loaded> }>> = {
  assessment: {
    path: assessmentEntry.path,
    load: async () => ({ assessment: (await import("./assessment.tsx")).AssessmentScreen }),
  },
  contact: {
    path: "/contact-us",
    load: async () => ({ contact: (await import("./contact-dialog.tsx")).ContactDialog }),
  },
};

interface Loaded {
  assessment?: typeof import("./assessment.tsx").AssessmentScreen;
  contact?: typeof import("./contact-dialog.tsx").ContactDialog;
}

interface Opened {
  by: HTMLElement;
  scrollTop: number;
  title: string;
}

type OpenersRef = RefObject<Partial<Record<OverlayName, Opened>>>;

export function prefetchOverlay(name: OverlayName): void {
  overlays[name].load().catch(() => undefined);
}

/** Two independent toggles: neither overlay opens or closes the other. */
function useToggles() {
  const [open, setOpen] = useState<readonly OverlayName[]>([]);
  const [loaded, setLoaded] = useState<Loaded>({});
  const [topic, setTopic] = useState<ContactTopic>();

  const show = useCallback((name: OverlayName, overlay: Loaded, topic?: ContactTopic) => {
    setOpen((before) => [...before, name]);
    setLoaded((before) => ({ ...before, ...overlay }));
    if (name === "contact") setTopic(topic);
  }, []);
  const close = useCallback((...names: OverlayName[]) => {
    // Returns the same list if nothing closes, so that nothing renders again.
    setOpen((before) =>
      before.some((name) => names.includes(name)) ? before.filter((name) => !names.includes(name)) : before,
    );
  }, []);
  return { open, loaded, topic, show, close };
}

function useOpening(openers: OpenersRef, show: ReturnType<typeof useToggles>["show"]) {
  // Counts pages: an overlay whose chunk arrives late must not cover a page that was requested after it.
  const visit = useRef(0);
  const open = useCallback(
    async (event: MouseEvent<HTMLElement>, name: OverlayName, topic?: ContactTopic) => {
      event.preventDefault();
      const pressed = event.currentTarget;
      // A note goes as its form opens again.
      const by = (pressed.closest(".visa-note") && openers.current[name]?.by) || pressed;
      const asked = visit.current;
      const isWanted = () => asked === visit.current;
      const { path, load } = overlays[name];
      const loadItsPage = () => location.assign(addressOf(path));
      const unmark = markBusy(by);
      const timer = setTimeout(() => isWanted() && loadItsPage(), pressTimeout);
      try {
        const overlay = await loadChunk(name, load);
        if (!isWanted()) return;
        // Before the overlay is there, because it sets its own title and its focus scrolls.
        openers.current[name] = { by, scrollTop: scrollY, title: document.title };
        show(name, overlay, topic);
      } catch (error) {
        if (!(error instanceof ChunkError)) throw error;
        console.warn(error.message, error.type);
        loadItsPage();
      } finally {
        clearTimeout(timer);
        unmark();
      }
    },
    [openers, show],
  );
  return { open, visit };
}

function useNote(openers: OpenersRef, shown: readonly OverlayName[]) {
  const [note, showNote] = useState<Note>();
  const name = note?.form === "contact" ? "contact" : "assessment";
  // A form that is open again says it itself.
  if (note && "msg" in note && shown.includes(name)) showNote(undefined);
  const closeNote = (hadFocus: boolean) => {
    showNote(undefined);
    if (hadFocus) refocus(openers, name);
  };
  useEffect(() => {
    const close = () => showNote(undefined);
    sentLeads.addEventListener("sent", close);
    return () => sentLeads.removeEventListener("sent", close);
  }, []);
  return { note, name, showNote, closeNote } as const;
}

/** A text for screen readers, a moment after the focus has returned, which would drop it. */
function useAnnouncement() {
  const [announced, setAnnounced] = useState("");
  const announce = useCallback((text: string) => {
    setAnnounced("");
    setTimeout(() => setAnnounced(text), 500);
  }, []);
  return { announced, announce };
}

/** The two shared toggles: the assessment in place of the whole site, and the contact pop-up over it. */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const { open, loaded, topic, show, close } = useToggles();
  const openers: OpenersRef = useRef({});
  const opening = useOpening(openers, show);
  const shown = location === assessmentEntry.path ? (["assessment", ...open] as const) : open;
  const { note, name, showNote, closeNote } = useNote(openers, shown);
  const { announced, announce } = useAnnouncement();
  const value = useMemo(
    () => ({ open: opening.open, showNote, announce }),
    [opening.open, showNote, announce],
  );

  // A step in the browser's history leaves what was opened over the old page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what closes it.
  useEffect(() => {
    opening.visit.current += 1;
    close("assessment", "contact");
  }, [location]);

  const { assessment: Assessment, contact: Contact } = loaded;
  const isAssessing = open.includes("assessment");
  return (
    <OverlaysContext value={value}>
      {children}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {Contact && (
        <Contact
          open={open.includes("contact")}
          covered={isAssessing}
          topic={topic}
          onClose={() => {
            close("contact");
            refocus(openers, "contact");
          }}
        />
      )}
      {/* Shown once the form has closed: by itself two seconds after it was sent, by Close, or by a step in
          the history. */}
      {note && shown.length === 0 && (
        <FootNote
          key={"msg" in note ? note.msg : note.reference}
          note={note}
          firmTexts={firmTexts}
          onOpen={(event) => opening.open(event, name, topic)}
          onClose={closeNote}
        />
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

function refocus({ current }: OpenersRef, name: OverlayName) {
  current[name]?.by.focus({ preventScroll: true });
}

/**
 * The site's elements are kept outside the document: typed text, carousels, opener and scroll position
 * return.
 */
function SiteRemoved({ openers }: { openers: OpenersRef }) {
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
