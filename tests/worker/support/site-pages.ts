/** Pages as the site's build writes them, reduced to what the worker looks for. */
const control = (prefix: string, name: string, kind = "input") => {
  const shared = `id="${prefix}-${name}" name="${name}" class="visa-control" aria-describedby="${prefix}-${name}-hint"`;
  const options = kind.split("|").map((option) => `<option value="${option}">${option}</option>`);
  const shown: Record<string, string> = {
    input: `<input ${shared} type="text">`,
    textarea: `<textarea ${shared}></textarea>`,
  };
  const select = `<span class="visa-select"><select ${shared}>${options.join("")}</select></span>`;
  return `<div class="visa-slot" data-for="${name}"></div>${shown[kind] ?? select}<div class="visa-after-control"></div>`;
};

const phone = (prefix: string) => `<span class="visa-country"><span class="visa-country-code">CA</span>
  <select name="phoneCountry"><option value="CA" selected="">Canada</option></select></span>
  ${control(prefix, "phone")}<input type="hidden" name="phoneChosen" value="">`;

const form = (name: string, ...controls: readonly string[]) => `<form name="${name}" data-waiting="true">
  <input type="hidden" name="idempotencyKey" value=""><input type="hidden" name="partner" value="">
  ${controls.join("")}<div class="visa-actions"></div></form>`;

const page = (title: string, main: string) => `<!DOCTYPE html><html lang="en-CA"><head><title>${title}</title>
  <link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/b.js"></script></head>
  <body><div id="root"><main id="main">${main}</main></div></body></html>`;

const contactForm = (prefix: string) =>
  form(
    "contact",
    control(prefix, "fullName"),
    phone(prefix),
    control(prefix, "email"),
    control(prefix, "body", "textarea"),
  );

const files: Readonly<Record<string, string>> = {
  "/study": page("Study", contactForm("section")),
  "/es": page("Español", contactForm("contact")),
  "/contact-us": page("Contact us", contactForm("contact")),
  "/assessment": page(
    "Free assessment",
    form(
      "request",
      control("assessment", "firstName"),
      control("assessment", "status", "Married|Widow"),
      phone("assessment"),
      control("assessment", "spouseAge"),
    ),
  ),
  "/desk/style.css": "main{}",
  "/visit": page(
    "Visit",
    '<p>No form. <a href="/study?a=1&amp;b=2#top">Ours</a> <a href="https://elsewhere.example/">Theirs</a></p>',
  ),
  "/widgets": page("For partners", '<a href="/study">Study</a>'),
  "/404": page("Page not found", "<p>No form.</p>"),
  "/receipt": page(
    "Your form",
    `<section data-outcome="received"><h1 data-text="heading">Thank you</h1><p class="receipt-reference"><strong data-text="reference"></strong></p><section data-text="next">Next</section><div data-text="status"></div><p data-form="contact">Book</p></section>
     <section data-outcome="unproven">No receipt</section>
     <section data-outcome="refused">Not sent <p data-text="reason"></p></section>
     <p>+1 604-555-0142 hello@evermaple.example</p>`,
  ),
};

/** Pages of another language have its code in their title. */
const inLanguage = (code: string, html = "") =>
  html.replace("<title>", `<title>${code.toUpperCase()} `).replace("en-CA", code);

export const sitePages = {
  fetch: async (request: Request) => {
    if (request.method === "POST") return new Response(null, { status: 405 });
    const { pathname } = new URL(request.url);
    const [, code = "", english = ""] = /^\/([a-z]{2})(\/.*)$/.exec(pathname) ?? [];
    // Spanish partners have the English page.
    const translated = code === "es" && english === "/widgets" ? undefined : files[english];
    const file = files[pathname] ?? (translated && inLanguage(code, translated));
    return new Response(file ?? null, { status: file === undefined ? 404 : 200 });
  },
} as unknown as Fetcher;
