import { type Language, languages, pathIn } from "#lead/languages.ts";
import { exampleCode } from "#lead/wire.ts";
import { tags } from "../element-api.ts";
import { CodeToCopy, LabelledControl, TextInput } from "./controls.tsx";
import type { PartnerPageProps } from "./partner-page-props.ts";
import { fillRecipe, linkTemplates, snippetOf } from "./snippet.ts";

export function Chooser({ language, fallbacks, choice, words }: PartnerPageProps) {
  const labels = words.choice;
  return (
    <section id="snippet" className="card chooser">
      <div>
        <h2>{labels.title}</h2>
        <form
          id="choice"
          className="fields"
          aria-label={labels.title}
          data-fallbacks={JSON.stringify(fallbacks)}
        >
          <LabelledControl id="choice-partner" label={labels.partner}>
            <TextInput
              id="choice-partner"
              name="partner"
              placeholder={exampleCode}
              maxLength={64}
              aria-describedby="choice-partner-error"
            />
            <p id="choice-partner-error" role="alert" hidden>
              {labels.malformed}
            </p>
          </LabelledControl>
          <LabelledControl id="choice-form" label={labels.form}>
            <select id="choice-form" name="form">
              {tags.map((name) => (
                <option key={name} value={name}>
                  {words.titles[name]}
                </option>
              ))}
            </select>
          </LabelledControl>
          <LabelledControl id="choice-language" label={labels.language}>
            <select id="choice-language" name="language" defaultValue={language}>
              {(Object.keys(fallbacks) as Language[]).map((code) => (
                <option key={code} value={code} lang={languages[code].tag}>
                  {languages[code].name}
                </option>
              ))}
            </select>
          </LabelledControl>
        </form>
        <CodeToCopy id="code" name={words.choice.snippet} copy={words.copy}>
          {snippetOf(choice)}
        </CodeToCopy>
      </div>
      <div>
        <h2>{words.link.title}</h2>
        <p className="partner-text">{words.link.text}</p>
        {(["site", "form"] as const).map((kind) => (
          <div key={kind}>
            <h3>{words.link[kind]}</h3>
            <CodeToCopy name={words.link[kind]} copy={words.copy} template={linkTemplates[kind]}>
              {fillRecipe(linkTemplates[kind], choice)}
            </CodeToCopy>
          </div>
        ))}
        <p>
          <a id="sheet" href={pathIn(choice.language, "/widgets/sheet")}>
            {words.link.sheet}
          </a>
        </p>
      </div>
    </section>
  );
}
