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
import { lastingDraft } from "#forms/draft.ts";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { FormDefinition } from "#lead/field.ts";
import { addressOf } from "#site/routing/address.ts";
import { patience } from "#site/routing/early/click-replay.ts";
import { markHeard } from "#site/routing/early/mark-heard.ts";
import { ChunkError, loadChunk } from "#site/routing/load-chunk.ts";
import { assessmentEntry } from "#site/routing/registry.ts";
import { assessmentDraft, type ContactTopic, OverlaysContext } from "./overlays-context.ts";

/** A lead that was sent. */
interface Sent extends SentLead {
  readonly form: FormDefinition["name"];
}

/** State of the page that is restored when the assessment closes. */
interface PageState {
  readonly scrollTop: number;
  readonly title: string;
}

/** An overlay, and the page that a browser loads where its chunk does not come. */
interface Entry<Overlay> {
  readonly name: string;
  readonly path: string;
  readonly load: () => Promise<Overlay>;
}

const assessment = {
  name: "assessment",
  path: assessmentEntry.path,
  load: async () => (await import("./assessment.tsx")).AssessmentScreen,
};
const contact = {
  name: "contact",
  path: "/contact-us",
  load: async () => (await import("./contact-dialog.tsx")).ContactDialog,
};
const loadSaved = async () => (await import("./saved-assessment.tsx")).SavedAssessment;
const loadNote = async () => (await import("./site-receipt.tsx")).SiteReceipt;
type AssessmentScreen = Awaited<ReturnType<typeof assessment.load>>;
type ContactDialog = Awaited<ReturnType<typeof contact.load>>;
type SavedAssessment = Awaited<ReturnType<typeof loadSaved>>;
type SiteReceipt = Awaited<ReturnType<typeof loadNote>>;

/** Fetches an overlay's chunk when its button is approached. */
export function prefetchAssessment(): void {
  assessment.load().catch(() => undefined);
}

export function prefetchContact(): void {
  contact.load().catch(() => undefined);
}

/** The two shared toggles: the assessment in place of the whole site, and the contact pop-up over it. */
export function OverlayProvider({ children }: { readonly children: ReactNode }) {
  const [location] = useLocation();
  const [Assessment, setAssessment] = useState<AssessmentScreen>();
  const [Contact, setContact] = useState<ContactDialog>();
  const [contactOpen, setContactOpen] = useState(false);
  const [topic, setTopic] = useState<ContactTopic>();
  const opener = useRef<HTMLElement>(null);
  const { Saved, hideSaved } = useSavedAssessment(location);
  const { receipt, showReceipt, hideReceipt } = useReceipt();
  const saved = useRef<PageState>({ scrollTop: 0, title: "" });
  // Counts what the visitor asked for: an overlay whose chunk comes late must not cover what was asked for after it.
  const latest = useRef(0);

  const open = useCallback(
    <Overlay,>(
      event: MouseEvent<HTMLElement>,
      { name, path, load }: Entry<Overlay>,
      show: (overlay: Overlay) => void,
    ): void => {
      event.preventDefault();
      opener.current = event.currentTarget;
      const request = ++latest.current;
      const isWanted = () => request === latest.current;
      inTime(loadChunk(name, load), event.currentTarget, path, isWanted).then(
        (overlay) => {
          if (!isWanted()) return;
          hideReceipt();
          show(overlay);
        },
        (error) => navigateInstead(error, path),
      );
    },
    [hideReceipt],
  );

  const openAssessment = useCallback(
    (event: MouseEvent<HTMLElement>) =>
      open(event, assessment, (screen) => {
        // Before the screen is there: it sets its own title, and its focus scrolls to it, at first below the site.
        saved.current = { scrollTop: scrollY, title: document.title };
        hideSaved();
        setAssessment(() => screen);
      }),
    [open, hideSaved],
  );

  const openContact = useCallback(
    (event: MouseEvent<HTMLElement>, topic?: ContactTopic) =>
      open(event, contact, (dialog) => {
        setContact(() => dialog);
        setTopic(topic);
        setContactOpen(true);
      }),
    [open],
  );

  const closeReceipt = useCallback(() => {
    hideReceipt();
    opener.current?.focus({ preventScroll: true });
  }, [hideReceipt]);
  const closeAssessment = useCallback(() => setAssessment(undefined), []);
  const closeContact = useCallback(() => {
    setContactOpen(false);
    opener.current?.focus({ preventScroll: true });
  }, []);

  useSiteRemoved(Assessment !== undefined, opener, saved);

  // A step in the browser's history leaves the assessment that was opened over the old page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what closes it.
  useEffect(() => {
    latest.current += 1;
    setAssessment(undefined);
    setContactOpen(false);
  }, [location]);

  const value = useMemo(
    () => ({ openAssessment, openContact, showReceipt }),
    [openAssessment, openContact, showReceipt],
  );
  return (
    <OverlaysContext value={value}>
      {children}
      {Contact && (
        <Contact
          open={contactOpen}
          topic={topic}
          onClose={closeContact}
          onSent={(sent) => showReceipt(sent, "contact")}
        />
      )}
      {Saved && <Saved draftKey={assessmentDraft} onClose={hideSaved} />}
      {receipt && (
        <receipt.Note
          key={receipt.reference}
          reference={receipt.reference}
          receiptUrl={receipt.receiptUrl}
          form={receipt.form}
          onClose={closeReceipt}
        />
      )}
      {Assessment && createPortal(<Assessment overPage onClose={closeAssessment} />, document.body)}
    </OverlaysContext>
  );
}

/** The note of an assessment that this device keeps, once on a visit. */
function useSavedAssessment(location: string) {
  const [Saved, setSaved] = useState<SavedAssessment>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on a visit
  useEffect(() => {
    if (lastingDraft(assessmentDraft) === undefined || location === assessment.path) return;
    loadSaved().then(
      (note) => setSaved(() => note),
      () => undefined,
    );
  }, []);
  const hideSaved = useCallback(() => setSaved(undefined), []);
  return { Saved, hideSaved };
}

/** The receipt of the last lead that was sent, until another overlay opens. */
function useReceipt() {
  const [receipt, setReceipt] = useState<Sent & { readonly Note: SiteReceipt }>();
  const showReceipt = useCallback((sent: SentLead, form: Sent["form"]) => {
    // Without it the visitor has still seen the reference.
    loadNote().then(
      (Note) => setReceipt({ ...sent, Note, form }),
      () => undefined,
    );
  }, []);
  const hideReceipt = useCallback(() => setReceipt(undefined), []);
  return { receipt, showReceipt, hideReceipt };
}

/**
 * Takes the whole site out of the document while the assessment replaces it. Its elements live on, so that typed
 * text, carousels and the opener are there again afterwards, at the same scroll position.
 */
function useSiteRemoved(
  removed: boolean,
  opener: { readonly current: HTMLElement | null },
  saved: { readonly current: PageState },
): void {
  useLayoutEffect(() => {
    const site = document.getElementById("root");
    if (!removed || !site) return;
    site.remove();
    scrollTo({ top: 0, behavior: "instant" });
    return () => {
      document.body.prepend(site);
      document.title = saved.current.title;
      scrollTo({ top: saved.current.scrollTop, behavior: "instant" });
      opener.current?.focus({ preventScroll: true });
    };
  }, [removed, opener, saved]);
}

/** Goes to the overlay's own page once its chunk takes too long, unless the visitor has asked for something else. */
function inTime<T>(loading: Promise<T>, pressed: Element, path: string, isWanted: () => boolean): Promise<T> {
  const unmark = markHeard(pressed);
  const timer = setTimeout(() => isWanted() && location.assign(addressOf(path)), patience);
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
