import "./frame.css";

/**
 * Attributes that an address may set. Not where leads go, and no sentence above our licence line, under our own name.
 */
const taken = ["partner", "default-country", "color-scheme", "campaign", "client-reference"];
const element = document.querySelector("visa-contact-form, visa-assessment-form");
const query = new URLSearchParams(location.search);
for (const name of taken) {
  const value = query.get(name);
  if (value !== null) element?.setAttribute(name, value);
}
// A page that listens gives the frame the form's height and hears what became of a lead. No answer of the visitor is told,
// so any page may hear it.
const main = document.querySelector("main");
if (main && parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ type: "visa-height", height: Math.ceil(main.getBoundingClientRect().height) }, "*");
  }).observe(main);
  for (const type of ["visa-sent", "visa-error"]) {
    main.addEventListener(type, ({ detail }: CustomEventInit) => {
      parent.postMessage({ type, ...detail }, "*");
    });
  }
}
// The page around a dark form is dark too.
document.documentElement.dataset.colorScheme = query.get("color-scheme") ?? "";
