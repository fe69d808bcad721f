import { useMemo } from "react";
import { draftAt } from "#forms/draft.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { browserSource, short } from "#forms/sending/browser-source.ts";
import type { LeadFormProps } from "#forms/use-lead-form.ts";
import { pathIn } from "#lead/languages.ts";
import { keyName, languageName, noticeName, pageName } from "#lead/wire.ts";
import { campaign } from "../campaign.ts";
import { useVisitCount } from "./visit-count.ts";

export interface SameOriginFormProps extends Omit<LeadFormProps, "draftStore" | "api" | "source" | "plain"> {
  /** Keeps the answers in this tab, in every language and in each form with the same key, until they are sent or thrown away. */
  readonly draftKey: string;
  readonly path: string;
}

const leadSource = () => ({ page: short(location.origin + location.pathname), ...browserSource(campaign) });

/** A form on a page of ours, which posts to our own API: by its script, or by the browser itself where none runs. */
export function SameOriginForm({ draftKey, path, ...props }: SameOriginFormProps) {
  const { language } = props.words;
  const draftStore = useMemo(() => draftAt(draftKey), [draftKey]);
  const plain = {
    action: `/api/${props.form.endpoint}`,
    hidden: {
      [languageName]: language,
      [noticeName]: props.firmTexts.noticeVersion,
      [pageName]: pathIn(language, path),
      [keyName]: "",
    },
  };
  const { onChange, send } = useVisitCount(props.form, language);
  return (
    <div onChange={onChange}>
      <LeadForm {...{ ...props, draftStore, plain, send }} api="/api" source={leadSource} />
    </div>
  );
}
