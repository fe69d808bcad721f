/** The limit: the same four questions and the same post as one small custom element, without any library. */

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{all:initial;display:block;font:16px/1.5 system-ui,sans-serif;color:#17352d}
form{display:grid;gap:16px;padding:24px;border:1px solid #c9d3cf;border-radius:8px;background:#fff}
h2{margin:0;font-size:24px}label{display:grid;gap:4px;font-weight:600}
input,textarea{font:inherit;min-height:48px;padding:8px 12px;border:1px solid #5c6f68;border-radius:6px;box-sizing:border-box}
textarea{min-height:144px}:focus-visible{outline:3px solid #17604c;outline-offset:2px}
[aria-invalid]{border-color:#a11626}[role=alert]{color:#a11626;font-weight:400}
button{font:inherit;font-weight:600;min-height:48px;border:0;border-radius:6px;background:#b3202c;color:#fff}`);

const fields = [
  ["fullName", "Full name", "text", "name"],
  ["phone", "Phone", "tel", "tel"],
  ["email", "E-mail", "email", "email"],
  ["body", "Your message", "", "off"],
] as const;

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

class HandWrittenForm extends HTMLElement {
  #key = "";

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const status = make("p", { role: "status", hidden: true });
    const form = make(
      "form",
      { name: "contact", noValidate: true },
      make("h2", { textContent: "Contact us" }),
      ...fields.map(([name, label, type, autocomplete]) =>
        make(
          "label",
          {},
          label,
          type
            ? make("input", { name, type, autocomplete, required: true })
            : make("textarea", { name, autocomplete: "off", required: true }),
          make("span", { role: "alert", id: `${name}-error` }),
        ),
      ),
      status,
      make("button", { textContent: "Send message" }),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      void this.#send(form, status);
    };
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.append(form);
  }

  async #send(form: HTMLFormElement, status: HTMLElement): Promise<void> {
    const say = (text: string) => {
      status.hidden = !text;
      status.textContent = text;
    };
    for (const alert of form.querySelectorAll("[role=alert]")) alert.textContent = "";
    for (const control of form.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
    say("Message sending... Please wait");
    this.#key ||= [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16)).join("");
    try {
      const response = await fetch(`${this.getAttribute("api")}/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": this.#key },
        body: JSON.stringify({ ...Object.fromEntries(new FormData(form)), type: "contact" }),
      });
      const answer = await response.json();
      if (response.ok) {
        this.#key = "";
        say(answer.message);
        setTimeout(() => {
          say("");
          form.reset();
        }, 2000);
        return;
      }
      const control = form.elements.namedItem(answer.error.param) as HTMLElement | null;
      say(control ? "" : answer.error.msg);
      control?.setAttribute("aria-invalid", "true");
      const slot = control?.nextElementSibling;
      if (slot) slot.textContent = answer.error.msg;
    } catch {
      say("Your message could not be sent. Please check your connection and try again.");
    }
  }
}

customElements.define("hand-written-form", HandWrittenForm);
