import { useEffect, useState } from "react";
import { pageLanguages } from "#content/languages.ts";
import { type Language, languageOf, languages, pathIn } from "#lead/languages.ts";

interface LanguagesLinkProps {
  label: string;
  /** A place in each language's page, such as `#assessment`. */
  place?: string;
  onClick?(): void;
}

/** Leads to the list of languages; or, if the browser prefers one of them, to its page by its own name. */
export function LanguagesLink({ label, place = "", onClick }: LanguagesLinkProps) {
  const [spoken, setSpoken] = useState<Language>();
  useEffect(() => setSpoken(navigator.languages.map(languageOf).find(hasOnePage)), []);
  if (pageLanguages.length === 0) return null;
  const own = spoken && languages[spoken];
  return (
    <a
      className="languages-link"
      href={spoken ? pathIn(spoken, "/") + place : "#languages"}
      lang={own?.tag}
      translate={own && "no"}
      onClick={onClick}
    >
      {own?.name ?? label}
    </a>
  );
}

const hasOnePage = (code: Language) => pageLanguages.includes(code);
