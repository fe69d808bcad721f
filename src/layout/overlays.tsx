import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { ChunkError, loadChunk } from "#site/pages/load-chunk.ts";
import { loadPage } from "#site/pages/load-page.ts";
import { assessmentEntry } from "#site/pages/registry.ts";

type Opening = MouseEvent<HTMLElement>;

interface Overlays {
  openAssessment(event: Opening): void;
  openContact(event: Opening): void;
}

/** What the visitor left when the assessment took the site's place. */
interface Place {
  readonly top: number;
  readonly title: string;
}

const OverlaysContext = createContext<Overlays>({ openAssessment() {}, openContact() {} });

export function useOverlays(): Overlays {
  return use(OverlaysContext);
}

const loadAssessment = async () => (await import("#site/pages/assessment.tsx")).AssessmentScreen;
const loadContact = async () => (await import("./contact-dialog.tsx")).ContactDialog;
type AssessmentScreen = Awaited<ReturnType<typeof loadAssessment>>;
type ContactDialog = Awaited<ReturnType<typeof loadContact>>;

/** Fetches an overlay's chunk when its button is approached. */
export function prefetchAssessment(): void {
  loadPage(assessmentEntry).catch(() => undefined);
}

export function prefetchContact(): void {
  loadContact().catch(() => undefined);
}

/** The two shared toggles: the assessment in place of the whole site, and the contact pop-up over it. */
export function OverlayProvider({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  const [Assessment, setAssessment] = useState<AssessmentScreen>();
  const [Contact, setContact] = useState<ContactDialog>();
  const [contactOpen, setContactOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const left = useRef<Place>({ top: 0, title: "" });
  // Counts what the visitor asked for: an overlay that comes late must not cover what came after it.
  const asked = useRef(0);

  const openAssessment = useCallback((event: Opening) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    const ticket = ++asked.current;
    loadChunk("assessment", loadAssessment).then(
      (screen) => {
        if (ticket !== asked.current) return;
        // Before the screen is there: it sets its own title, and its focus scrolls to it, at first below the site.
        left.current = { top: scrollY, title: document.title };
        setAssessment(() => screen);
      },
      (error) => goInstead(error, assessmentEntry.path),
    );
  }, []);

  const openContact = useCallback((event: Opening) => {
    event.preventDefault();
    opener.current = event.currentTarget;
    const ticket = ++asked.current;
    loadChunk("contact", loadContact).then(
      (dialog) => {
        if (ticket !== asked.current) return;
        setContact(() => dialog);
        setContactOpen(true);
      },
      (error) => goInstead(error, "/contact-us"),
    );
  }, []);

  const closeAssessment = useCallback(() => setAssessment(undefined), []);
  const closeContact = useCallback(() => {
    setContactOpen(false);
    opener.current?.focus({ preventScroll: true });
  }, []);

  useReplacedSite(Assessment !== undefined, opener, left);

  // A step in the browser's history leaves the assessment that was opened over the old page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what closes it.
  useEffect(() => {
    asked.current += 1;
    setAssessment(undefined);
    setContactOpen(false);
  }, [location]);

  const value = useMemo(() => ({ openAssessment, openContact }), [openAssessment, openContact]);
  return (
    <OverlaysContext value={value}>
      {children}
      {Contact && <Contact open={contactOpen} onClose={closeContact} />}
      {Assessment && createPortal(<Assessment onClose={closeAssessment} />, document.body)}
    </OverlaysContext>
  );
}

/**
 * Takes the whole site out of the document while something stands in its place. Its elements live on, so that
 * typed text, carousels and the opener are there again afterwards, at the same scroll position.
 */
function useReplacedSite(
  replaced: boolean,
  opener: { readonly current: HTMLElement | null },
  left: { readonly current: Place },
): void {
  useLayoutEffect(() => {
    const site = document.getElementById("root");
    if (!replaced || !site) return;
    site.remove();
    scrollTo({ top: 0, behavior: "instant" });
    return () => {
      document.body.prepend(site);
      document.title = left.current.title;
      scrollTo({ top: left.current.top, behavior: "instant" });
      opener.current?.focus({ preventScroll: true });
    };
  }, [replaced, opener, left]);
}

/** Each overlay has a page of its own that needs no chunk. */
function goInstead(error: unknown, path: string): void {
  if (!(error instanceof ChunkError)) throw error;
  console.warn(error.message, error.type);
  location.assign(path);
}
