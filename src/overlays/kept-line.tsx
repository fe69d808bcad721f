import { language, locale } from "#content/language.ts";
import { form, receipt } from "#language/forms.ts";
import { pathIn } from "#lead/languages.ts";
import { KeptAnswers } from "#site/ui/kept-answers.tsx";
import { useOverlays } from "./overlays-context.ts";

const paths = { request: pathIn(language, "/assessment"), contact: pathIn(language, "/contact-us") };

export function KeptLine({ inAssessment = false }: { inAssessment?: boolean }) {
  const { open } = useOverlays();
  return (
    <KeptAnswers
      words={form.keep}
      tag={locale}
      months={receipt.months}
      paths={paths}
      onResume={(event, name) => {
        if (name !== "request") return;
        if (inAssessment) event.preventDefault();
        else open(event, "assessment");
      }}
    />
  );
}
