import { filled } from "#content/filled.ts";
import type { PartnerPageWords } from "#language/partner-page.ts";
import { type Language, languages } from "#lead/languages.ts";
import { elements, type Tag } from "../element-api.ts";
import { exampleCode } from "../element-settings.ts";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import { snippetOf } from "./snippet.ts";

interface ChooserProps extends PartnerPageFacts {
  readonly words: PartnerPageWords;
}

/** Code, form, language and file, and the two lines that follow from them; every recipe of the page follows too. */
export function Chooser({ origin, language, fallbacks, latest, words }: ChooserProps) {
  const { choice, copy } = words;
  const tag: Tag = "visa-contact-form";
  const fallback = fallbacks[language]?.[tag] ?? { path: "/contact-us", text: "" };
  return (
    <section id="snippet" className="card chooser">
      <h2>{choice.title}</h2>
      <form
        id="choice"
        aria-label={choice.title}
        data-fallbacks={JSON.stringify(fallbacks)}
        data-pinned={latest && JSON.stringify(latest)}
      >
        <div className="control">
          <label htmlFor="choice-partner">{choice.partner}</label>
          <input
            id="choice-partner"
            name="partner"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={exampleCode}
            maxLength={64}
          />
        </div>
        <div className="control">
          <label htmlFor="choice-form">{choice.form}</label>
          <select id="choice-form" name="form">
            {(Object.keys(elements) as Tag[]).map((name) => (
              <option key={name} value={name}>
                {words.titles[name]}
              </option>
            ))}
          </select>
        </div>
        <div className="control">
          <label htmlFor="choice-language">{choice.language}</label>
          <select id="choice-language" name="language" defaultValue={language}>
            {(Object.keys(fallbacks) as Language[]).map((code) => (
              <option key={code} value={code} lang={languages[code].tag}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </div>
        {latest && (
          <div className="control">
            <label htmlFor="choice-file">{choice.file}</label>
            <select id="choice-file" name="file">
              <option value="">{choice.evergreen}</option>
              <option value="pinned">{filled(choice.pinned, { version: latest.version })}</option>
            </select>
          </div>
        )}
      </form>
      <div className="code">
        <button
          type="button"
          className="button small"
          data-rank="primary"
          data-copy={choice.snippet}
          aria-label={filled(copy.label, { name: choice.snippet })}
        >
          {copy.copy}
        </button>
        <pre>
          <code id="code">
            {snippetOf({
              origin,
              partner: exampleCode,
              tag,
              language,
              fallback,
              attributes: [],
              theme: [],
            })}
          </code>
        </pre>
      </div>
    </section>
  );
}
