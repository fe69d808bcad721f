import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { interpolate } from "#content/interpolate.ts";
import { languages, pathIn } from "#lead/languages.ts";
import { tags } from "../element-api.ts";
import { Chooser } from "./chooser.tsx";
import { Controls, LabelledControl } from "./controls.tsx";
import { GuideText } from "./guide-text.tsx";
import type { GuidePart, PartnerPageProps } from "./partner-page-props.ts";

export function prerenderPartnerPage(props: PartnerPageProps): string {
  return renderToStaticMarkup(<PartnerPage {...props} />);
}

/** The page for partners: the two lines first, then its guide, which is complete without a script. */
function PartnerPage(props: PartnerPageProps) {
  const { name, language, words, guide } = props;
  return (
    <>
      <a className="skip-link" href="#guide">
        {words.skip}
      </a>
      <Head {...props} />
      <main className="shell partner-main">
        <Chooser {...props} />
        <Previews {...props} />
        <div className="partner-guide">
          <nav className="partner-contents" aria-label={words.onThisPage}>
            <ul>
              {[{ id: "try", title: words.tryThem.title }, ...guide.sections].map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div id="guide">
            <GuideText {...props} part={guide.lead} />
            {guide.sections.map(({ parts, ...section }) =>
              parts.length > 0 ? (
                <section key={section.id} id={section.id}>
                  <h2>{section.title}</h2>
                  <GuideText {...props} part={section} />
                  <Recipes {...props} recipes={parts} />
                </section>
              ) : (
                <Fold key={section.id} id={section.id} title={<h2>{section.title}</h2>}>
                  <GuideText {...props} part={section} />
                </Fold>
              ),
            )}
          </div>
        </div>
      </main>
      <footer className="partner-foot">
        <div className="shell">
          <p>
            {words.questions} <a href={`mailto:${props.email}`}>{props.email}</a>
          </p>
          <p>
            <a href={pathIn(language, "/")}>{name}</a>
          </p>
        </div>
      </footer>
    </>
  );
}

function Head({ name, logoWidth = 44, language, pages, words, guide }: PartnerPageProps) {
  return (
    <header className="partner-head contours">
      <div className="shell">
        <div className="partner-bar">
          <a className="logo" href={pathIn(language, "/")}>
            <img src="/pictures/logo.svg" alt="" width={logoWidth} height="44" />
            <span className="logo-words">{name}</span>
          </a>
          <p className="partner-links">
            {pages
              .filter((code) => code !== language)
              .map((code) => (
                <a
                  key={code}
                  className="partner-home"
                  href={pathIn(code, "/widgets/")}
                  lang={code}
                  hrefLang={code}
                >
                  {languages[code].name}
                </a>
              ))}
            <a className="partner-home" href={pathIn(language, "/contact-us")}>
              {words.contact}
            </a>
          </p>
        </div>
        <h1>{guide.title}</h1>
      </div>
    </header>
  );
}

function Previews({ language, fallbacks, words }: PartnerPageProps) {
  const { title, text, preview } = words.tryThem;
  return (
    <section id="try" aria-labelledby="try-title">
      <h2 id="try-title">{title}</h2>
      <p className="partner-text">{text}</p>
      <Fold title={words.controls.name}>
        <Controls words={words} />
      </Fold>
      <div className="previews">
        {tags.map((tag) => {
          const Element = tag as "div";
          const fallback = fallbacks[language]?.[tag];
          const label = interpolate(preview, { title: words.titles[tag] });
          return (
            <Fold key={tag} title={label}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard. */}
              <section className="stage" data-tag={tag} aria-label={label} tabIndex={0}>
                <Element {...{ test: "" }}>
                  <a href={fallback?.path}>{fallback?.text}</a>
                </Element>
              </section>
            </Fold>
          );
        })}
      </div>
    </section>
  );
}

interface FoldProps {
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

/** Open until the page's script folds it: a section of the guide, or on a phone a preview. */
function Fold({ id, title, children }: FoldProps) {
  return (
    <details id={id} className="fold" open>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface RecipesProps extends PartnerPageProps {
  recipes: readonly GuidePart[];
}

/** All recipes without a script; with it, the chosen one. */
function Recipes({ recipes, ...props }: RecipesProps) {
  return (
    <>
      <div className="recipe-choice">
        <LabelledControl id="recipe" label={props.words.recipe}>
          <select id="recipe">
            {recipes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </LabelledControl>
      </div>
      {recipes.map((part) => (
        <section className="card recipe" key={part.id} id={part.id}>
          <h3>{part.title}</h3>
          <GuideText {...props} part={part} />
        </section>
      ))}
    </>
  );
}
