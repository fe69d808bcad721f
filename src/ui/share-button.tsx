import { useState } from "react";
import { words } from "#language/site.ts";

const { label, copied } = words.share;

/** Hands on the address of the page: by what the device offers for it, else by the clipboard. */
export function ShareButton() {
  const [isCopied, setCopied] = useState(false);

  function share() {
    const url = window.location.origin + window.location.pathname;
    // Both reject where the visitor changes their mind, or where a frame may not.
    const shared =
      typeof navigator.share === "function"
        ? navigator.share({ title: document.title, url })
        : navigator.clipboard?.writeText(url).then(() => setCopied(true));
    shared?.catch(() => undefined);
  }

  return (
    <>
      <button type="button" className="button share" data-rank="secondary" onClick={share}>
        {label}
      </button>
      <span role="status">{isCopied && copied}</span>
    </>
  );
}
