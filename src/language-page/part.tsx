import type { ReactNode } from "react";

interface PartProps {
  readonly id?: string;
  readonly heading: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

/** A heading with its paragraphs. */
export function Part({ id, heading, texts, children }: PartProps) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <Texts texts={texts} />
      {children}
    </section>
  );
}

export function Texts({ texts }: Pick<PartProps, "texts">) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
