import type { FirmTexts } from "./firm-texts.ts";
import { useWords } from "./use-words.ts";

/** Names the licensed person above the first question; a host page may style it. */
export function LicenceLine({ line, register, href }: FirmTexts["licence"]) {
  const { newTab } = useWords();
  return (
    <p className="visa-licence" part="licence">
      <span key={line}>{line}</span>
      <a href={href} target="_blank" rel="external noopener">
        {register}
      </a>
      <span key={newTab}>{newTab}</span>
    </p>
  );
}
