/**
 * The limit: the same questions and the same post by a small custom element without a library. The build puts
 * a form's questions in the place of FORM.
 */
export interface Questions {
  tag: string;
  heading: string;
  submit: string;
  sections: { title: string; fields: { name: string; label: string; type: string; options?: string[] }[] }[];
}
declare const FORM: Questions;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`:host{all:initial;display:block;font:16px/1.5 system-ui,sans-serif;color:#17352d}
form{display:grid;gap:16px;padding:24px;border:1px solid #c9d3cf;border-radius:8px;background:#fff}
h2,h3{margin:0}
label{display:grid;gap:4px;font-weight:600}
input,select,textarea{font:inherit;min-height:48px;padding:8px 12px;border:1px solid #5c6f68;border-radius:6px}
:focus-visible{outline:3px solid #17604c;outline-offset:2px}
button{font:inherit;font-weight:600;min-height:48px;border:0;border-radius:6px;background:#b3202c;color:#fff}`);

function make(
  tag: string,
  properties: Readonly<Record<string, string | number>>,
  ...children: (Node | string)[]
) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function controlOf({ name, type, options }: Questions["sections"][number]["fields"][number]) {
  if (options)
    return make("select", { name }, ...["", ...options].map((option) => make("option", {}, option)));
  return type === "textarea" ? make("textarea", { name, rows: 6 }) : make("input", { name, type });
}

class HandWrittenForm extends HTMLElement {
  connectedCallback() {
    const status = make("p", { role: "status" });
    const form = document.createElement("form");
    form.append(
      make("h2", {}, FORM.heading),
      ...FORM.sections.flatMap(({ title, fields }) => [
        ...(title ? [make("h3", {}, title)] : []),
        ...fields.map((field) => make("label", {}, field.label, controlOf(field))),
      ]),
      status,
      make("button", {}, FORM.submit),
    );
    form.onsubmit = async (event) => {
      event.preventDefault();
      const response = await fetch(`${this.getAttribute("api")}/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      const { message, error } = await response.json();
      status.textContent = message ?? error.msg;
    };
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(form);
  }
}

customElements.define(FORM.tag, HandWrittenForm);
