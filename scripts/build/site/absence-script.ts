import type { BoundedAbsence } from "#content/firm-facts.ts";

/** Hides what tells of an absence on any other day, before the first paint: it runs in the head and holds it up. */
export function absenceScript({ begins, ends }: BoundedAbsence): string {
  return `if (Date.now() < ${begins} || Date.now() >= ${ends}) document.documentElement.dataset.absence = "off";\n`;
}
