import { useState } from "react";
import { createRoot } from "react-dom/client";
import { practice as french } from "#content/practice.fr.ts";
import { practice as english } from "#content/practice.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { words as englishWords } from "#forms/words/en.ts";
import { words as frenchWords } from "#forms/words/fr.ts";
import { contact } from "#lead/contact.ts";
import "../../src/styles/tokens.css";
import "#forms/lead-form.css";
import "#forms/field-view.css";

/** A form with the box for news, in a language that changes. */
function NewsPage() {
  const [isFrench, setFrench] = useState(false);
  return (
    <main>
      <h1>A practice that sends news</h1>
      <button type="button" onClick={() => setFrench(!isFrench)}>
        Français
      </button>
      <LeadForm
        form={contact}
        practice={isFrench ? french : english}
        words={isFrench ? frenchWords : englishWords}
        site=""
        api="/api"
        idPrefix="news"
      />
    </main>
  );
}

createRoot(document.querySelector("#app") as Element).render(<NewsPage />);
