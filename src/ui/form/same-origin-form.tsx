import { useMemo } from "react";
import { draftAt } from "#forms/draft.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { browserSource, short } from "#forms/sending/browser-source.ts";
import type { LeadFormProps } from "#forms/use-lead-form.ts";
import { pathIn } from "#lead/languages.ts";
import { keyName, languageName, noticeName, pageName, partnerName } from "#lead/wire.ts";
import { campaign, partner } from "../campaign.ts";
import { KeepAnswers } from "./keep-answers.tsx";

export interface SameOriginFormProps
  extends Omit<LeadFormProps, "draftStore" | "api" | "source" | "plain" | "aboveSend"> {
  path: string;
}

const leadSource = () => ({
  page: short(location.origin + location.pathname),
  ...(partner && { partner }),
  ...browserSource(campaign),
});

/**
 * A form on one of our pages, which posts to our own API: by its script, or by the browser without scripts.
 * Its answers stay in this tab, in every language and in each form of the same name, until they are sent or
 * discarded.
 */
export function SameOriginForm({ path, ...props }: SameOriginFormProps) {
  const { form, words, firmTexts } = props;
  const draftStore = useMemo(() => draftAt(form.name), [form.name]);
  const plain = {
    action: `/api/${form.name}`,
    hidden: {
      [languageName]: words.language,
      [noticeName]: firmTexts.noticeVersion,
      [pageName]: pathIn(words.language, path),
      [keyName]: "",
      [partnerName]: "",
    },
  };
  return (
    <LeadForm
      {...props}
      draftStore={draftStore}
      plain={plain}
      api="/api"
      source={leadSource}
      aboveSend={<KeepAnswers store={draftStore} />}
    />
  );
}
