/** A live region. Its text has an element of its own, because a page translator may replace that. */
export function LiveHint({ text }: { text: string }) {
  return (
    <p className="visa-hint" aria-live="polite">
      {text && <span key={text}>{text}</span>}
    </p>
  );
}
