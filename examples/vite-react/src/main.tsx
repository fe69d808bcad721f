import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function Contact() {
  const [reference, setReference] = useState("");
  return (
    <main>
      <h1>Settling in Canada</h1>
      <script type="module" async src="https://evermaple.example/widgets/v1/contact-form.js" />
      <visa-contact-form
        partner="maple-realty"
        color-scheme="dark"
        style={{ width: "min(744px,100%)", marginInline: "auto", display: "grid", grid: "max-content/minmax(0,744px)", "--visa-accent": "#0b5c8a" }}
        onvisa-sent={({ detail }) => setReference(detail.reference)}
      >
        <a href="https://evermaple.example/contact-us">Contact us</a>
      </visa-contact-form>
      <output>{reference}</output>
    </main>
  );
}

createRoot(document.querySelector("#root") as Element).render(
  <StrictMode>
    <Contact />
  </StrictMode>,
);
