interface Props {
  /** The block's name, set small above. */
  readonly title: string;
  /** Says what the block says, in one line. */
  readonly title2: string;
}

export function Heading({ title, title2 }: Props) {
  return (
    <h2 className="home-heading">
      <span className="home-kicker">{title}</span> <span className="home-title">{title2}</span>
    </h2>
  );
}
