import { language, locale } from "#content/language.ts";
import { keeping, receipt } from "#language/forms.ts";
import { pathIn } from "#lead/languages.ts";
import { KeptAnswers } from "#site/ui/kept-answers.tsx";
import { useOverlays } from "./overlays-context.ts";

const path = pathIn(language, "/assessment");

export function KeptLine({ inAssessment = false }: { inAssessment?: boolean }) {
  const { open } = useOverlays();
  return (
    <KeptAnswers
      words={keeping}
      tag={locale}
      months={receipt.months}
      path={path}
      onResume={(event) => (inAssessment ? event.preventDefault() : open(event, "assessment"))}
    />
  );
}
