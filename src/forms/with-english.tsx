/** Two or more Latin words, as in the names of programs and documents; a name such as IRCC’s has a comma. */
const latinWords =
  /((?:\p{Script=Latin}[\p{Script=Latin}\d’'.]*(?:, |[ \u00a0-]))+\p{Script=Latin}[\p{Script=Latin}\d’']*)/u;
const otherLetters = /[^\P{L}\p{Script=Latin}]/u;
const officialNames =
  /((?:Regulated|College of|Immigration,|Home Care|Parents and|Start-up|Self-Employed|Canadian|Entitled to)(?: (?:and|pilots|[A-Z][a-z]+)(?!\p{L}))+|law society|(?:Barreau|Chambre des notaires) du Québec)/u;

/** Marks English and French names in other languages, so that a screen reader does not spell or skip them. */
export function WithEnglish({ text }: { text: string }) {
  return text.split(otherLetters.test(text) ? latinWords : officialNames).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <bdi key={at} lang={/^(?:Barreau|Chambre)/.test(part) ? "fr" : "en"}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
