import { type SyntheticEvent, useEffect, useMemo } from "react";
import type { LeadRequest } from "#forms/sending/lead-request.ts";
import { type SendResult, sendLead } from "#forms/sending/send-lead.ts";
import type { DraftStore } from "#forms/use-draft.ts";
import { type Form, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { isAnswered } from "#lead/visible.ts";
import type { FormType, FormVisit } from "#lead/wire.ts";

/** The outcome of each form of this page, since it loaded or since the last report. */
const visits = new Map<FormType, FormVisit>();

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
      for (const { name } of restored) reach(form, visit, name);
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
        reach(form, visitOf(form, language), "name" in target ? target.name : "");
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

function reach({ sections }: Form, visit: FormVisit, name: unknown) {
  const section = sections.findIndex(({ fields }) => fields.some((field) => field.name === name)) + 1;
  visit.reached = Math.max(visit.reached, section);
}

function visitOf({ name: form }: Form, language: Language) {
  const visit = visits.get(form) ?? { form, language, narrow: false, reached: 0, refused: [], sent: false };
  visit.language = language;
  visits.set(form, visit);
  return visit;
}

function addRefused(form: Form, visit: FormVisit, names: readonly string[]) {
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
  const counted = globalPrivacyControl || doNotTrack === "1" ? [] : [...visits.values()];
  visits.clear();
  for (const visit of counted) {
    visit.narrow = innerWidth < wide;
    navigator.sendBeacon("/api/count", JSON.stringify(visit));
    keepCounted(visit);
  }
}
