/** Two Latin words or more, as the names of programs and papers are. */
const latinWords = /((?:[A-Za-z][\w’'.]*[ \u00a0-])+[A-Za-z][\w’']*)/;
const otherLetters = /[^\P{L}\p{Script=Latin}]/u;

/** A text whose English words a voice of another script reads as English, and does not spell or skip. */
export function WithEnglish({ text }: { readonly text: string }) {
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
