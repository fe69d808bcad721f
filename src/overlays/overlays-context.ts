import { createContext, type MouseEvent, use } from "react";

interface Overlays {
  openAssessment(event: MouseEvent<HTMLElement>): void;
  openContact(event: MouseEvent<HTMLElement>): void;
  /** Shows the receipt of a form that has closed. */
  showReceipt(reference: string): void;
}

export const OverlaysContext = createContext<Overlays>({
  openAssessment() {},
  openContact() {},
  showReceipt() {},
});

export function useOverlays(): Overlays {
  return use(OverlaysContext);
}
