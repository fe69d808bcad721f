import { createContext, type MouseEvent, use } from "react";
import type { Note } from "#forms/receipt/foot-note.tsx";

/** Subject of a button that opens the contact pop-up, which shows it too. */
export interface ContactTopic {
  heading: string;
  /** The question above the button, which the message answers. */
  question?: string | undefined;
}

export type OverlayName = "assessment" | "contact";

interface Overlays {
  open(event: MouseEvent<HTMLElement>, name: OverlayName, topic?: ContactTopic): void;
  showNote(note: Note): void;
  /** Says what became of an overlay that has closed. */
  announce(text: string): void;
}

export const OverlaysContext = createContext<Overlays>({
  open() {},
  showNote() {},
  announce() {},
});

export const useOverlays = () => use(OverlaysContext);
