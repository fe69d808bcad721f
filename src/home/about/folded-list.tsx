type Cards = readonly { title: string; text: string }[];

/** On a phone only the titles show; the texts open on request. */
export function FoldedList({ cards }: { cards: Cards }) {
  return (
    <details className="open-on-wide">
      <summary>{cards.map(({ title }) => title).join(" · ")}</summary>
      <dl className="folded-list">
        {cards.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
