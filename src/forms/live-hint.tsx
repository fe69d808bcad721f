/** A line that is announced when its text comes; in an element of its own, which a translator may replace. */
export function LiveHint({ text }: { readonly text: string }) {
  return (
    <p className="visa-hint" aria-live="polite">
      {text && <span key={text}>{text}</span>}
    </p>
  );
}
