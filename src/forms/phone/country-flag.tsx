import { type ReactNode, useEffect, useState } from "react";

/**
 * Drawn inline: a picture file would need the host page's `img-src`. All but Canada's are fetched as scripts,
 * once shown.
 */
export function CountryFlag({ code }: { readonly code: string }) {
  const [fetched, setFetched] = useState<{ readonly code: string; readonly picture: ReactNode }>();
  const bundled = atHand[code];

  useEffect(() => {
    if (bundled) return;
    let current = true;
    void import("./flag-pictures.ts")
      .then((pictures) => pictures.drawFlag(code))
      .then((picture) => current && setFetched({ code, picture }))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [code, bundled]);

  return (
    <span className="visa-flag" aria-hidden="true">
      {bundled ?? (fetched?.code === code && fetched.picture)}
    </span>
  );
}

/** Canada's from country-flag-icons (MIT); the globe of 'International' is ours. */
const atHand: Readonly<Record<string, ReactNode>> = {
  CA: (
    <svg viewBox="0 0 513 342" aria-hidden="true">
      <path fill="#fff" d="M0 0h513v342H0z" />
      <path
        fill="red"
        d="M0 0h142v342H0zM371 0h142v342H371zM306.5 206l50.4-25.2-25.2-12.6V143l-50.4 25.2 25.2-50.4h-25.2L256.1 80l-25.2 37.8h-25.2l25.2 50.4-50.4-25.2v25.2l-25.2 12.6 50.4 25.2-12.6 25.2h50.4V269h25.2v-37.8h50.4z"
      />
    </svg>
  ),
  ZZ: (
    <svg viewBox="0 0 30 20" aria-hidden="true" className="visa-globe">
      <circle cx="15" cy="10" r="8" />
      <path d="M7 10h16M15 2c-4.7 5-4.7 11 0 16M15 2c4.7 5 4.7 11 0 16" />
    </svg>
  ),
};
