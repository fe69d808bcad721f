import { WithEnglish } from "#forms/with-english.tsx";

export function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <WithEnglish text={text} />
    </p>
  ));
}
