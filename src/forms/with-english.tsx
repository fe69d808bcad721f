/** Two or more Latin words, as in the names of programs and documents; a name such as IRCC’s has a comma. */
const latinWords =
  /((?:\p{Script=Latin}[\p{Script=Latin}\d’'.]*(?:, |[ \u00a0-]))+\p{Script=Latin}[\p{Script=Latin}\d’']*)/u;
const otherLetters = /[^\P{L}\p{Script=Latin}]/u;

/** Marks English words in a text of another script, so that a screen reader does not spell or skip them. */
export function WithEnglish({ text }: { text: string }) {
  if (!otherLetters.test(text)) return text;
  return text.split(latinWords).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
      <bdi key={at} lang="en">
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}
