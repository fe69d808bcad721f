import type { ReactNode } from "react";
import { elements, type Tag } from "../element-api.ts";
import { Controls } from "./controls.tsx";
import { fallbackOf } from "./fallback.ts";
import { Marked } from "./marked.tsx";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import {
  eventsSnippet,
  frameHeightSnippet,
  frameSnippet,
  partsSnippet,
  policySnippet,
  recipes,
} from "./recipes.ts";
import { Reference } from "./reference.tsx";
import { snippetOf } from "./snippet.ts";
import { filled, type PartnerPageWords, sectionIds } from "./words.ts";

const tags = Object.keys(elements) as Tag[];

interface PartnerPageProps extends PartnerPageFacts {
  readonly words: PartnerPageWords;
}

/** The page for partners and the consultant: reads whole without its script, which makes the previews answer. */
export function PartnerPage(props: PartnerPageProps) {
  const { name, origin, words } = props;
  const { sections, reference } = words;
  return (
    <>
      <a className="skip-link" href="#try">
        {words.skip}
      </a>
      <header className="partner-head contours">
        <div className="shell">
          <div className="partner-bar">
            <a className="logo" href={words.root || "/"}>
              <img src="/pictures/logo.svg" alt="" width="44" height="44" />
              <span className="logo-words">
                <span>{name.split(" ")[0]}</span> <span>{name.split(" ").slice(1).join(" ")}</span>
              </span>
            </a>
            <p className="partner-links">
              {props.languages.length > 1 && (
                <a
                  className="partner-home"
                  href={words.other.href}
                  lang={words.other.language}
                  hrefLang={words.other.language}
                >
                  {words.other.name}
                </a>
              )}
              <a className="partner-home" href={`${words.root}/contact-us`}>
                {words.contact}
              </a>
            </p>
          </div>
          <h1>{words.head.title}</h1>
          <p className="lead">{filled(words.lead, { name })}</p>
          <nav aria-label={words.onThisPage}>
            <ul>
              {sectionIds.map((id) => (
                <li key={id}>
                  <a href={`#${id}`}>{sections[id]}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className="shell partner-main">
        <section id="try" aria-labelledby="try-title">
          <h2 id="try-title">{sections.try}</h2>
          <p className="partner-text">{words.tryThem.text}</p>
          <div className="workbench">
            <Controls pinned={props.latest !== undefined} words={words} />
            <div className="previews">
              {tags.map((tag) => (
                <Preview key={tag} tag={tag} {...props} />
              ))}
              <section className="card log" aria-labelledby="log-title">
                <div className="card-head">
                  <h3 id="log-title">{words.log.title}</h3>
                  <button type="button" className="button small" id="clear-log" data-rank="secondary">
                    {words.log.clear}
                  </button>
                </div>
                <p>{words.log.text}</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls must be reachable by keyboard. */}
                <div className="log-list" role="log" aria-label={words.log.list} tabIndex={0}>
                  <ol id="log" />
                </div>
              </section>
            </div>
          </div>
        </section>
        <section id="recipes" aria-labelledby="recipes-title">
          <h2 id="recipes-title">{sections.recipes}</h2>
          <p className="partner-text">
            <Marked text={words.recipes.text} />
          </p>
          <div className="recipes">
            {recipes.map(({ id, code, known }) => {
              const { title, who, steps, stripped, check } = words.recipes.words[id];
              return (
                <section className="card" key={id}>
                  <h3>{title}</h3>
                  <p>
                    <strong>{words.recipes.who}</strong> {who}
                  </p>
                  {steps.map((step) => (
                    <p key={step}>{step}</p>
                  ))}
                  <Code words={words} label={filled(words.recipes.snippet, { title })}>
                    {code(origin, words.language)}
                  </Code>
                  <p>
                    <strong>{words.recipes.stripped}</strong> {stripped}
                  </p>
                  <p>
                    <strong>{words.recipes.check}</strong> {check}
                  </p>
                  <p>{words.recipes.known[known]}</p>
                </section>
              );
            })}
          </div>
        </section>
        <section id="policy" aria-labelledby="policy-title">
          <h2 id="policy-title">{sections.policy}</h2>
          <div className="partner-text">
            <p>
              <Marked text={words.policy.text} />
            </p>
            <Code words={words} label={words.policy.lines}>
              {policySnippet(origin)}
            </Code>
            <p>
              <Marked text={words.policy.style} />
            </p>
          </div>
        </section>
        <section id="reference" aria-labelledby="reference-title">
          <h2 id="reference-title">{sections.reference}</h2>
          <Reference words={words} />
          <div className="partner-text">
            <h3>{reference.inUse}</h3>
            <Code words={words} label={reference.eventsSnippet}>
              {eventsSnippet(reference.eventsComment)}
            </Code>
            <Code words={words} label={reference.stylingSnippet}>
              {partsSnippet}
            </Code>
            <h3>{reference.tools}</h3>
            <ul className="downloads">
              {downloads(props).map((file) => (
                <li key={file}>
                  <a href={`/widgets/${file}`}>{file}</a>
                </li>
              ))}
            </ul>
          </div>
        </section>
        <section id="frame" aria-labelledby="frame-title">
          <h2 id="frame-title">{sections.frame}</h2>
          <div className="partner-text">
            <p>
              <Marked text={words.frame.text} />
            </p>
            <Code words={words} label={words.frame.snippet}>
              {frameSnippet(`${origin}${words.root}`, words.frame.title)}
            </Code>
            <Code words={words} label={words.frame.heightSnippet}>
              {frameHeightSnippet(origin)}
            </Code>
            <p>
              <Marked text={words.frame.oembed} />
            </p>
          </div>
        </section>
        <section id="privacy" aria-labelledby="privacy-title">
          <h2 id="privacy-title">{sections.privacy}</h2>
          <ul className="partner-list">
            {words.privacy.map((text) => (
              <li key={text}>
                <Marked text={filled(text, { name })} />
              </li>
            ))}
          </ul>
        </section>
      </main>
      <footer className="partner-foot">
        <div className="shell">
          <p>
            {words.questions} <a href={`mailto:${props.email}`}>{props.email}</a>
          </p>
          <p>
            <a href={words.root || "/"}>{name}</a>
          </p>
        </div>
      </footer>
    </>
  );
}

function downloads({ latest }: PartnerPageFacts): readonly string[] {
  const always = ["evermaple-forms.zip", "custom-elements.json", "visa-widgets.d.ts", "versions.json"];
  return latest ? [...always, `${latest.version}/integrity.json`] : always;
}

function Preview(props: PartnerPageProps & { readonly tag: Tag }) {
  const { tag, origin, sizes, latest, words } = props;
  const Element = tag as "div";
  const code = `code-${tag}`;
  const { script } = elements[tag];
  const fallback = fallbackOf(tag, words.language);
  const title = words.titles[tag];
  const preview = filled(words.tryThem.preview, { title });
  const size = (sizes[tag] / 1000).toLocaleString(words.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <section className="card preview" aria-labelledby={`title-${tag}`}>
      <div className="card-head">
        <h3 id={`title-${tag}`}>{title}</h3>
        <p>{filled(words.tryThem.size, { size })}</p>
      </div>
      <p>
        {words.docs.elements[tag]} <code>{`<${tag}>`}</code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard. */}
      <section className="stage" data-tag={tag} aria-label={preview} tabIndex={0}>
        <Element>
          <a href={fallback.path}>{fallback.text}</a>
        </Element>
      </section>
      <Code
        words={words}
        label={filled(words.tryThem.snippet, { title })}
        id={code}
        pinned={latest && { version: latest.version, integrity: latest.integrity[`${script}.js`] ?? "" }}
      >
        {snippetOf(tag, {
          language: words.language,
          fallback,
          origin,
          attributes: [["partner", "your-code"]],
          theme: [],
        })}
      </Code>
    </section>
  );
}

/** Code with a button that copies it; the button comes with the script. */
function Code(props: {
  readonly words: PartnerPageWords;
  readonly label: string;
  readonly id?: string;
  readonly pinned?: { readonly version: string; readonly integrity: string } | undefined;
  readonly children: ReactNode;
}) {
  const { words, label, id, pinned, children } = props;
  return (
    <div className="code">
      <pre>
        <code id={id} data-version={pinned?.version} data-integrity={pinned?.integrity}>
          {children}
        </code>
      </pre>
      <button
        type="button"
        className="button small"
        data-copy={label}
        data-rank="secondary"
        aria-label={filled(words.copy.label, { name: label })}
      >
        {words.copy.copy}
      </button>
    </div>
  );
}
