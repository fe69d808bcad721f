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

const questions = [
  ["fullName", "Full name", `input type="text" autocomplete="name"`],
  ["phone", "Phone", `input type="tel" autocomplete="tel"`],
  ["email", "E-mail", `input type="email" autocomplete="email"`],
  ["body", "Your message", `textarea autocomplete="off"`],
] as const;

const markup = `<form name="contact" novalidate><h2>Contact us</h2>${questions
  .map(
    ([name, label, control]) =>
      `<label>${label}<${control} name="${name}" required></${control.split(" ")[0]}><span role="alert"></span></label>`,
  )
  .join("")}<p role="status" hidden></p><button>Send message</button></form>`;

class HandWrittenForm extends HTMLElement {
  #key = "";

  connectedCallback(): void {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = markup;
    const [form, status] = root.querySelectorAll<HTMLElement>("form, [role=status]");
    form?.addEventListener("submit", (event) => {
      event.preventDefault();
      if (status) void this.#send(form as HTMLFormElement, status);
    });
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
