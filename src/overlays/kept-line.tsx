import { language, locale } from "#content/language.ts";
import { form, keeping, receipt } from "#language/forms.ts";
import { pathIn } from "#lead/languages.ts";
import { KeptAnswers } from "#site/ui/kept-answers.tsx";
import { useOverlays } from "./overlays-context.ts";

const path = pathIn(language, "/assessment");

/** `onResume`: in the assessment, which shows the answers at once. */
export function KeptLine({ onResume }: { onResume?: () => void }) {
  const { open } = useOverlays();
  return (
    <KeptAnswers
      words={keeping}
      tag={locale}
      months={receipt.months}
      newTab={form.newTab}
      path={path}
      onResume={(event) => {
        if (!onResume) return open(event, "assessment");
        event.preventDefault();
        onResume();
      }}
    />
  );
}
