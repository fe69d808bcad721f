import { interpolate } from "#content/interpolate.ts";
import { type Language, languages } from "#lead/languages.ts";
import { elements, type Tag } from "../element-api.ts";
import { exampleCode } from "../element-settings.ts";
import { Control, TextInput } from "./controls.tsx";
import type { PartnerPageProps } from "./partner-page-props.ts";
import { snippetOf } from "./snippet.ts";

/** Code, form and language, and the two lines that follow from them; every recipe of the page follows too. */
export function Chooser({ origin, language, fallbacks, words }: PartnerPageProps) {
  const { choice, copy } = words;
  const tag: Tag = "visa-contact-form";
  const fallback = fallbacks[language]?.[tag] ?? { path: "/contact-us", text: "" };
  const chosen = { origin, partner: exampleCode, tag, language, fallback };
  return (
    <section id="snippet" className="card chooser">
      <h2>{choice.title}</h2>
      <form
        id="choice"
        className="fields"
        aria-label={choice.title}
        data-fallbacks={JSON.stringify(fallbacks)}
      >
        <Control id="choice-partner" label={choice.partner}>
          <TextInput id="choice-partner" name="partner" placeholder={exampleCode} maxLength={64} />
        </Control>
        <Control id="choice-form" label={choice.form}>
          <select id="choice-form" name="form">
            {(Object.keys(elements) as Tag[]).map((name) => (
              <option key={name} value={name}>
                {words.titles[name]}
              </option>
            ))}
          </select>
        </Control>
        <Control id="choice-language" label={choice.language}>
          <select id="choice-language" name="language" defaultValue={language}>
            {(Object.keys(fallbacks) as Language[]).map((code) => (
              <option key={code} value={code} lang={languages[code].tag}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </Control>
      </form>
      <div className="code">
        <button
          type="button"
          className="button small"
          data-rank="primary"
          data-copy={choice.snippet}
          aria-label={interpolate(copy.label, { name: choice.snippet })}
        >
          {copy.copy}
        </button>
        <pre>
          <code id="code">{snippetOf(chosen)}</code>
        </pre>
      </div>
    </section>
  );
}
