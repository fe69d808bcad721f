import { useState } from "react";

interface CopyLinkProps {
  address: string;
  words: { copyLink: string; copied: string };
}

export function CopyLink({ address, words }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused">();
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  }
  return (
    <>
      <button type="button" className="visa-offer" onClick={copy}>
        {words.copyLink}
      </button>
      <p className="visa-hint" aria-live="polite">
        {outcome === "copied" && <span key={words.copied}>{words.copied}</span>}
      </p>
      {outcome === "refused" && (
        <input
          className="visa-control"
          readOnly
          dir="ltr"
          aria-label={words.copyLink}
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
