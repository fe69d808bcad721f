import type { ReactNode } from "react";
import { elements, type Tag } from "../element-api.ts";
import { Controls } from "./controls.tsx";
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

const tags = Object.keys(elements) as Tag[];

const titles: Readonly<Record<Tag, string>> = {
  "visa-contact-form": "Contact form",
  "visa-assessment-form": "Assessment form",
  "visa-free-assessment-button": "Free assessment button",
};

const grounds = {
  tried: "We have tried this.",
  documents: "We have not tried this one; it follows what is written about the platform.",
} as const;

const sections = [
  ["try", "Try them"],
  ["recipes", "Recipes"],
  ["policy", "Content security"],
  ["reference", "Reference"],
  ["frame", "In a frame"],
  ["privacy", "Privacy and offline"],
] as const;

/** The page for partners and the consultant: reads whole without its script, which makes the previews answer. */
export function PartnerPage(props: PartnerPageFacts) {
  const { name, origin } = props;
  return (
    <>
      <a className="skip-link" href="#try">
        Skip to the elements
      </a>
      <header className="partner-head contours">
        <div className="shell">
          <div className="partner-bar">
            <a className="logo" href="/">
              <img src="/pictures/logo.svg" alt="" width="44" height="44" />
              <span className="logo-words">
                <span>{name.split(" ")[0]}</span> <span>{name.split(" ").slice(1).join(" ")}</span>
              </span>
            </a>
            <a className="partner-home" href="/contact-us">
              Contact us
            </a>
          </div>
          <h1>Our forms, on your page</h1>
          <p className="lead">
            Three elements that any page can carry: one line for the script, one tag where the form shall
            stand. What your visitors send goes to {name} and carries your partner code.
          </p>
          <nav aria-label="On this page">
            <ul>
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main className="shell partner-main">
        <section id="try" aria-labelledby="try-title">
          <h2 id="try-title">Try them</h2>
          <p className="partner-text">
            Change a value and watch the elements and their snippets follow. The previews are the real thing:
            what you send here arrives as a lead.
          </p>
          <div className="workbench">
            <Controls pinned={props.latest !== undefined} />
            <div className="previews">
              {tags.map((tag) => (
                <Preview key={tag} tag={tag} {...props} />
              ))}
              <section className="card log" aria-labelledby="log-title">
                <div className="card-head">
                  <h3 id="log-title">Event log</h3>
                  <button type="button" className="button small" id="clear-log" data-rank="secondary">
                    Clear
                  </button>
                </div>
                <p>What the elements tell their page, newest last. Answers are never in it.</p>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A list that scrolls must be reachable by keyboard. */}
                <div className="log-list" role="log" aria-label="Events, newest last" tabIndex={0}>
                  <ol id="log" />
                </div>
              </section>
            </div>
          </div>
        </section>
        <section id="recipes" aria-labelledby="recipes-title">
          <h2 id="recipes-title">Recipes</h2>
          <p className="partner-text">
            The contact form in the places where people most often put it. For another element change the file
            and the tag: <code>assessment-form.js</code> and <code>visa-assessment-form</code>,{" "}
            <code>free-assessment-button.js</code> and <code>visa-free-assessment-button</code>;{" "}
            <code>visa-widgets.js</code> holds all three.
          </p>
          <div className="recipes">
            {recipes.map(({ title, who, steps, code, stripped, check, known }) => (
              <section className="card" key={title}>
                <h3>{title}</h3>
                <p>
                  <strong>Who may:</strong> {who}
                </p>
                {steps.map((step) => (
                  <p key={step}>{step}</p>
                ))}
                <Code label={`${title} snippet`}>{code(origin)}</Code>
                <p>
                  <strong>What is taken away:</strong> {stripped}
                </p>
                <p>
                  <strong>To see that it works:</strong> {check}
                </p>
                <p>{grounds[known]}</p>
              </section>
            ))}
          </div>
        </section>
        <section id="policy" aria-labelledby="policy-title">
          <h2 id="policy-title">Content security</h2>
          <div className="partner-text">
            <p>
              If your page sends a Content-Security-Policy, add our address to two lines and nothing else. The
              elements write no style elements, no style attributes and no inline scripts, and they run under
              Trusted Types.
            </p>
            <Code label="CSP lines">{policySnippet(origin)}</Code>
            <p>
              Such a policy may forbid the style attribute of the snippet. Then leave it out and write its
              content into your own style sheet.
            </p>
          </div>
        </section>
        <section id="reference" aria-labelledby="reference-title">
          <h2 id="reference-title">Reference</h2>
          <Reference />
          <div className="partner-text">
            <h3>In use</h3>
            <Code label="Events snippet">{eventsSnippet}</Code>
            <Code label="Styling snippet">{partsSnippet}</Code>
            <h3>For your tools</h3>
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
          <h2 id="frame-title">In a frame</h2>
          <div className="partner-text">
            <p>
              A script on a page can read what is typed there; that holds for every form of every provider. If
              you want the forms kept apart from your page, and your page from our script, frame our hosted
              copies: <a href="/widgets/frame/contact">/widgets/frame/contact</a> and{" "}
              <a href="/widgets/frame/assessment">/widgets/frame/assessment</a>. They take{" "}
              <code>partner</code>, <code>color-scheme</code>, <code>heading</code> and{" "}
              <code>default-country</code> in the query. A frame tells your page no events. It keeps the
              height you give it, and tells the height of its form to a page that listens.
            </p>
            <Code label="Frame snippet">{frameSnippet(origin)}</Code>
            <Code label="Frame height snippet">{frameHeightSnippet(origin)}</Code>
            <p>
              Where pasted addresses turn into what they show (oEmbed, such as in WordPress), the address of
              the frame on a line of its own is enough.
            </p>
          </div>
        </section>
        <section id="privacy" aria-labelledby="privacy-title">
          <h2 id="privacy-title">Privacy and offline</h2>
          <ul className="partner-list">
            <li>
              No cookie, no storage, no global variable on your page, and no request to anyone but {name}.
            </li>
            <li>
              Nothing is sent before the visitor presses the button. Answers wait in the page’s memory only.
            </li>
            <li>
              With the lead we keep your partner code, the page’s address without query and fragment (but for
              the number of a WordPress page), its <code>utm_</code> parameters and the browser’s language.
            </li>
            <li>
              Offline, the form says that the message was not sent and keeps every answer; pressing the button
              again later sends it, once.
            </li>
            <li>
              Where scripts are blocked, what you put inside the tag stays in sight: a link, a phone number.
            </li>
          </ul>
        </section>
      </main>
      <footer className="partner-foot">
        <div className="shell">
          <p>
            Questions? <a href={`mailto:${props.email}`}>{props.email}</a>
          </p>
          <p>
            <a href="/">{name}</a>
          </p>
        </div>
      </footer>
    </>
  );
}

function downloads({ latest }: PartnerPageFacts): readonly string[] {
  const always = [
    "evermaple-forms.zip",
    "custom-elements.json",
    "visa-widgets.d.ts",
    "visa-widgets-react.d.ts",
    "versions.json",
  ];
  return latest ? [...always, `${latest.version}/integrity.json`] : always;
}

function Preview({ tag, origin, sizes, latest }: PartnerPageFacts & { readonly tag: Tag }) {
  const Element = tag as "div";
  const code = `code-${tag}`;
  const { script, doc } = elements[tag];
  return (
    <section className="card preview" aria-labelledby={`title-${tag}`}>
      <div className="card-head">
        <h3 id={`title-${tag}`}>{titles[tag]}</h3>
        <p>{(sizes[tag] / 1000).toFixed(1)} kB before the first touch</p>
      </div>
      <p>
        {doc} <code>{`<${tag}>`}</code>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A box that scrolls must be reachable by keyboard. */}
      <section className="stage" data-tag={tag} aria-label={`Preview: ${titles[tag]}`} tabIndex={0}>
        <Element>
          <a href={tag === "visa-contact-form" ? "/contact-us" : "/assessment"}>{titles[tag]}</a>
        </Element>
      </section>
      <Code
        label={`${titles[tag]} snippet`}
        id={code}
        pinned={latest && { version: latest.version, integrity: latest.integrity[`${script}.js`] ?? "" }}
      >
        {snippetOf(tag, { origin, attributes: [["partner", "your-code"]], theme: [] })}
      </Code>
    </section>
  );
}

/** Code with a button that copies it; the button comes with the script. */
function Code(props: {
  readonly label: string;
  readonly id?: string;
  readonly pinned?: { readonly version: string; readonly integrity: string } | undefined;
  readonly children: ReactNode;
}) {
  const { label, id, pinned, children } = props;
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
        data-copy
        data-rank="secondary"
        aria-label={`Copy: ${label}`}
      >
        Copy
      </button>
    </div>
  );
}
