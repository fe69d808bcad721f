import { spokenLanguages } from "#content/languages.ts";
import { isSiteLanguage, type Language, languages, pathIn } from "#lead/languages.ts";

interface LanguageLinksProps {
  readonly current: Language;
  /** They lead to the assessment in each language. */
  readonly toAssessment?: boolean;
}

/** The first page of every language, each by its own name. */
export function LanguageLinks({ current, toAssessment = false }: LanguageLinksProps) {
  return (
    <ul className="language-links">
      {spokenLanguages.map((code) => (
        <li key={code}>
          <a
            href={addressIn(code, toAssessment)}
            lang={languages[code].tag}
            translate="no"
            aria-current={code === current || undefined}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function addressIn(code: Language, toAssessment: boolean): string {
  if (!toAssessment) return pathIn(code, "/");
  return isSiteLanguage(code) ? pathIn(code, "/assessment") : `${pathIn(code, "/")}#assessment`;
}
