import { type SyntheticEvent, useEffect, useMemo } from "react";
import type { LeadRequest } from "#forms/sending/lead-request.ts";
import { type SendResult, sendLead } from "#forms/sending/send-lead.ts";
import type { DraftStore } from "#forms/use-draft.ts";
import { type Form, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { isAnswered } from "#lead/visible.ts";
import type { FormType, FormVisit } from "#lead/wire.ts";

type Changing = { -readonly [Key in "language" | "reached" | "refused" | "sent"]: FormVisit[Key] };

/** The outcome of each form of this page, since it loaded or since the last report. */
const visits = new Map<FormType, Changing>();

const wide = 960;

/**
 * Counts anonymously how far visitors get in a form. Sent once when the page goes away; `onChange` belongs on
 * an element around the form.
 */
export function useVisitCount(form: Form, language: Language, draftStore: DraftStore) {
  useEffect(() => {
    function resume() {
      const { typed = {} } = draftStore.load() ?? {};
      const restored = fieldsOf(form).filter((field) => isAnswered(field, typed[field.name]));
      const visit = visitOf(form, language);
      visit.reached = Math.max(visit.reached, ...restored.map(({ name }) => sectionOf(form, name)));
      // The same visitor continues: after a reload, in another language, or back from another page.
      if (restored.length > 0) addRefused(form, visit, withdrawCounted(form)?.refused ?? []);
    }
    const resumeRestoredPage = ({ persisted }: PageTransitionEvent) => persisted && resume();
    resume();
    addEventListener("pagehide", sendVisits);
    addEventListener("pageshow", resumeRestoredPage);
    return () => removeEventListener("pageshow", resumeRestoredPage);
  }, [form, language, draftStore]);

  return useMemo(
    () => ({
      onChange({ target }: SyntheticEvent) {
        const name = "name" in target ? target.name : "";
        const visit = visitOf(form, language);
        visit.reached = Math.max(visit.reached, sectionOf(form, name));
      },
      async send(request: LeadRequest): Promise<SendResult> {
        const result = await sendLead(request);
        const visit = visitOf(form, language);
        if (result.kind === "accepted") {
          visit.sent = true;
          visit.reached = form.sections.length;
        }
        if (result.kind === "refused")
          addRefused(
            form,
            visit,
            result.errors.map(({ param }) => param),
          );
        return result;
      },
    }),
    [form, language],
  );
}

/** The section of a question, from 1; 0: none. */
function sectionOf(form: Form, name: unknown) {
  return form.sections.findIndex(({ fields }) => fields.some((field) => field.name === name)) + 1;
}

function visitOf({ name }: Form, language: Language): Changing {
  const visit = visits.get(name) ?? { language, reached: 0, refused: [], sent: false };
  visit.language = language;
  visits.set(name, visit);
  return visit;
}

function addRefused(form: Form, visit: Changing, names: readonly string[]) {
  visit.refused = fieldsOf(form)
    .map(({ name }) => name)
    .filter((name) => visit.refused.includes(name) || names.includes(name));
}

const countedKey = (form: FormType) => `counted-${form}`;

/** Takes back and returns this tab's visit that was counted as not sent. */
function withdrawCounted({ name }: Form): FormVisit | undefined {
  try {
    const counted: FormVisit | null = JSON.parse(sessionStorage.getItem(countedKey(name)) ?? "null");
    sessionStorage.removeItem(countedKey(name));
    if (!counted) return undefined;
    const body = JSON.stringify({ ...counted, withdrawn: true } satisfies FormVisit);
    fetch("/api/count", { method: "POST", body, keepalive: true }).catch(() => undefined);
    return counted;
  } catch {
    return undefined;
  }
}

function keepCounted(visit: FormVisit) {
  try {
    if (!visit.sent && visit.reached > 0)
      sessionStorage.setItem(countedKey(visit.form), JSON.stringify(visit));
  } catch {
    // Without storage there is no draft to continue either.
  }
}

function sendVisits() {
  const { globalPrivacyControl = false, doNotTrack } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const counted = globalPrivacyControl || doNotTrack === "1" ? [] : [...visits];
  visits.clear();
  for (const [form, visit] of counted) {
    const body: FormVisit = { form, narrow: innerWidth < wide, ...visit };
    navigator.sendBeacon("/api/count", JSON.stringify(body));
    keepCounted(body);
  }
}
