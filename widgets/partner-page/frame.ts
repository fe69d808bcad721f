import "./frame.css";
import { attributes } from "../element-api.ts";

/** The hosted form of a frame takes from the query what an element takes from its tag, the API's address apart. */
const element = document.querySelector("visa-contact-form, visa-assessment-form");
const query = new URLSearchParams(location.search);
for (const { name } of Object.values(attributes)) {
  const value = query.get(name);
  if (value !== null && name !== "api") element?.setAttribute(name, value);
}
// A page that listens gives the frame the form's height. Nothing else is told, so any page may hear it.
const main = document.querySelector("main");
if (main && parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ type: "visa-height", height: Math.ceil(main.getBoundingClientRect().height) }, "*");
  }).observe(main);
}
// The page around a dark form is dark too.
document.documentElement.dataset.colorScheme = query.get("color-scheme") ?? "";
