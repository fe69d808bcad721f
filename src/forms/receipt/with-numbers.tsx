/** Marks phone numbers and `e-mail` in a text, because browsers would break them after a hyphen. */
export function WithNumbers({ text }: { text: string }) {
  return text.split(/(\+\d[\d ().-]+\d|\b[Ee]-mails?\b)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={part} className="visa-number">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
