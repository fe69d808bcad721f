"use client";

import { useEffect, useState } from "react";

export function Contact() {
  const [reference, setReference] = useState("");
  useEffect(() => {
    const sent = ({ detail }: DocumentEventMap["visa-sent"]) => setReference(detail.reference);
    document.addEventListener("visa-sent", sent);
    return () => document.removeEventListener("visa-sent", sent);
  }, []);
  return (
    <>
      <visa-contact-form
        partner="maple-realty"
        color-scheme="dark"
        style={{ width: "min(744px,100%)", marginInline: "auto", display: "grid", grid: "max-content/minmax(0,744px)", "--visa-accent": "#0b5c8a" }}
      >
        <a href="https://evermaple.example/contact-us">Contact us</a>
      </visa-contact-form>
      <output>{reference}</output>
    </>
  );
}
