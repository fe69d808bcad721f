import { createContext, type MouseEvent, type ReactNode, use } from "react";
import type { SentLead } from "#forms/sending/send-lead.ts";
import type { FormDefinition } from "#lead/field.ts";

/** Subject of a button that opens the contact pop-up, which shows it too. */
export interface ContactTopic {
  heading: string;
  /** The question above the button, which the message answers. */
  question?: string | undefined;
}

/** The lead of a form that has closed. */
export type SentNote = SentLead & {
  form: FormDefinition["name"];
  below?: ReactNode;
};

export type OverlayName = "assessment" | "contact";

interface Overlays {
  open(event: MouseEvent<HTMLElement>, name: OverlayName, topic?: ContactTopic): void;
  showReceipt(sent: SentNote): void;
  /** Says what became of an overlay that has closed. */
  announce(text: string): void;
}

export const OverlaysContext = createContext<Overlays>({
  open() {},
  showReceipt() {},
  announce() {},
});

export const useOverlays = () => use(OverlaysContext);
