import { firmTexts } from "#content/firm/site-firm-texts.ts";
import { useLoaded } from "#forms/use-loaded.ts";
import { form, keeping } from "#language/forms.ts";
import { toolsLoader } from "#site/ui/form/answers/load-tools.ts";
import { assessment } from "#site/ui/form/assessment.ts";
import { loadToolsWords } from "#site/ui/form/site-form.tsx";

const loadTools = toolsLoader(loadToolsWords);

export function SaveSent({ answers }: { answers: Readonly<Record<string, unknown>> }) {
  const tools = useLoaded(loadTools, true);
  return (
    tools && (
      <tools.SaveAnswers
        form={assessment}
        words={form}
        firmTexts={firmTexts}
        fileWords={tools.words}
        openLabel={keeping.open}
        sent={answers}
      />
    )
  );
}
