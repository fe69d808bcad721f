import { pageLanguages } from "#content/languages.ts";
import { type Language, languages, pathIn } from "#lead/languages.ts";

interface LanguageLinksProps {
  current: Language;
  /** A place in each page, such as `#assessment`. */
  place?: string;
}

export function LanguageLinks({ current, place = "" }: LanguageLinksProps) {
  return (
    <ul className="language-links">
      {pageLanguages.map((code) => (
        <li key={code}>
          <a
            href={pathIn(code, "/") + place}
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
