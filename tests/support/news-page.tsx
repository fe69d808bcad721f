import { useState } from "react";
import { createRoot } from "react-dom/client";
import { practiceIn } from "#content/practice.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { forms } from "#lead/forms.ts";
import { wordsIn } from "#lead/words-in.ts";
import "../../src/styles/tokens.css";
import "#forms/lead-form.css";
import "#forms/field-view.css";

/** A form with the box for news, in a language that changes. */
function NewsPage() {
  const [isFrench, setFrench] = useState(false);
  const language = isFrench ? "fr" : "en";
  return (
    <main>
      <h1>A practice that sends news</h1>
      <button type="button" onClick={() => setFrench(!isFrench)}>
        Français
      </button>
      <LeadForm
        form={forms[language].contact}
        practice={practiceIn(wordsIn[language])}
        words={wordsIn[language].form}
        site=""
        api="/api"
        idPrefix="news"
      />
    </main>
  );
}

createRoot(document.querySelector("#app") as Element).render(<NewsPage />);
