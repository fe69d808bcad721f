import { useMemo } from "react";
import { draftAt } from "#forms/draft.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { browserSource, short } from "#forms/sending/browser-source.ts";
import type { LeadFormProps } from "#forms/use-lead-form.ts";
import { pathIn } from "#lead/languages.ts";
import { keyName, languageName, noticeName, pageName, partnerName } from "#lead/wire.ts";
import type { KeepingWords } from "#lead/words.ts";
import { campaign, partner } from "../campaign.ts";
import { KeepAnswers } from "./answers/keep-answers.tsx";
import { type LoadToolsWords, toolsLoader } from "./answers/load-tools.ts";
import { OpenAnswers } from "./answers/open-answers.tsx";

export interface SameOriginFormProps
  extends Omit<LeadFormProps, "draftStore" | "api" | "source" | "plain" | "head" | "belowSend"> {
  path: string;
  keeping: KeepingWords;
  loadToolsWords: LoadToolsWords;
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
export function SameOriginForm({ path, keeping, ...props }: SameOriginFormProps) {
  const { form, words, firmTexts, loadToolsWords } = props;
  const draftStore = useMemo(() => draftAt(form.name, words.language), [form.name, words.language]);
  const loadTools = useMemo(() => toolsLoader(loadToolsWords), [loadToolsWords]);
  // A message of four questions is not worth a way to keep it.
  const keeps = form.name === "request" && { keeping, loadTools };
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
      head={keeps && <OpenAnswers {...keeps} />}
      belowSend={keeps && <KeepAnswers {...keeps} store={draftStore} />}
    />
  );
}
